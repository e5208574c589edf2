/**
 * Where the rules write down what happens while a step is carried out.
 *
 * `null` for a caller who does not want the events: rules write `log?.push({ ... })`, so the event is not even built then.
 */
export type Log<Event> = { readonly push: (event: Event) => unknown } | null
