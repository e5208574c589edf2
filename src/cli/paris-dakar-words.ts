/** What the narrator of Paris-Dakar says, in English and French. */

/** A language that the rally can be told in. */
export type Language = 'en' | 'fr'

/** Every sentence of the narrator; cars and places come as ready words, amounts in litres, numbers as they are. */
export interface Words {
  readonly car: (seat: number) => string
  /** With its preposition, where the language has one. */
  readonly place: (km: number, name: string) => string
  readonly title: (players: number, seed: string) => string
  readonly first: (car: string) => string
  readonly day: (day: number) => string
  readonly spins: (car: string, number: number) => string
  readonly spinsFor: Readonly<
    Record<'extra' | 'truck' | 'helicopter' | 'fuel', (car: string, number: number) => string>
  >
  readonly full: (car: string) => string
  readonly reduced: (car: string) => string
  readonly surcharge: (litres: number) => string
  readonly drives: (place: string) => string
  readonly sentOn: (place: string) => string
  readonly sentBack: (place: string) => string
  readonly cut: Readonly<Record<'control' | 'halfway' | 'finish' | 'traffic', string>>
  readonly stays: Readonly<Record<'reducedToZero' | 'blocked', string>>
  readonly fee: (town: string, litres: number) => string
  readonly exchange: (returned: number, received: number) => string
  readonly colour: Readonly<Record<'green' | 'red' | 'black', string>>
  readonly gains: (litres: number) => string
  readonly pays: (litres: number) => string
  readonly shortBank: (given: number) => string
  readonly draws: (count: number, now: number) => string
  readonly gives: (count: number, now: number) => string
  readonly willMiss: (turns: number) => string
  readonly misses: (car: string) => string
  readonly waits: (car: string) => string
  readonly shortage: (car: string, need: number, fuel: number) => string
  readonly calls: Readonly<Record<'truck' | 'helicopter', (car: string) => string>>
  readonly queues: (car: string) => string
  readonly truckMoves: (place: string) => string
  readonly truckArrives: string
  readonly flies: (place: string) => string
  readonly helicopterArrives: string
  readonly shares: (car: string) => string
  readonly declines: (car: string) => string
  readonly repaired: (car: string, cards: number) => string
  readonly treated: (car: string) => string
  readonly fuelled: (car: string, litres: number) => string
  readonly onVerge: (car: string) => string
  readonly fine: (litres: number) => string
  readonly wins: (car: string, day: number) => string
  readonly standings: string
  readonly standing: (place: number, car: string, where: string, fuel: number) => string
}

const plural = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

const EN: Words = {
  car: (seat) => `car ${seat + 1}`,
  place: (km, name) => (name === '' ? `km ${km}` : `${name} (km ${km})`),
  title: (players, seed) => `Paris-Dakar, Alger to Dakar: ${plural(players, 'car', 'cars')}, seed ${seed}`,
  first: (car) => `The arrow names ${car} to drive first.`,
  day: (day) => `Day ${day}`,
  spins: (car, number) => `  ${car} spins ${number}`,
  spinsFor: {
    extra: (car, number) => `    ${car} spins again: ${number}`,
    truck: (car, number) => `  ${car} spins ${number} for the tow truck`,
    helicopter: (car, number) => `  ${car} spins ${number} for the helicopter`,
    fuel: (car, number) => `    ${car} spins ${number} for fuel`,
  },
  full: (car) => `    ${car} keeps full speed`,
  reduced: (car) => `    ${car} slows down`,
  surcharge: (litres) => `    speed costs ${litres} l`,
  drives: (place) => `    on to ${place}`,
  sentOn: (place) => `    sent on to ${place}`,
  sentBack: (place) => `    sent back to ${place}`,
  cut: {
    control: '    the control point stops the car',
    halfway: '    halfway: everybody stops here',
    finish: '    over the finishing line',
    traffic: '    two cars are in the way',
  },
  stays: { reducedToZero: '    too slow to move at all', blocked: '    two cars bar the road' },
  fee: (town, litres) => `    ${town} takes ${litres} l`,
  exchange: (returned, received) => `    hands in ${returned} l and receives ${received} l`,
  colour: { green: 'green', red: 'red', black: 'black' },
  gains: (litres) => `    gains ${litres} l`,
  pays: (litres) => `    pays ${litres} l`,
  shortBank: (given) => `    the bank has only ${given} l left`,
  draws: (count, now) => `    ${plural(count, 'breakdown card', 'breakdown cards')}, now ${now}`,
  gives: (count, now) => `    gives back ${plural(count, 'breakdown card', 'breakdown cards')}, now ${now}`,
  willMiss: (turns) => `    will miss ${plural(turns, 'turn', 'turns')}`,
  misses: (car) => `  ${car} misses a turn`,
  waits: (car) => `  ${car} waits for help`,
  shortage: (car, need, fuel) => `    ${car} is out of fuel: ${need} l needed, ${fuel} l in the tank`,
  calls: {
    truck: (car) => `    ${car} calls the tow truck`,
    helicopter: (car) => `    ${car} calls the helicopter`,
  },
  queues: (car) => `    ${car} must wait for help`,
  truckMoves: (place) => `    the truck drives to ${place}`,
  truckArrives: '    the truck is there',
  flies: (place) => `    the helicopter is over ${place}`,
  helicopterArrives: '    the helicopter lands',
  shares: (car) => `    ${car}, on the same space, shares the help`,
  declines: (car) => `    ${car}, on the same space, goes without`,
  repaired: (car, cards) => `    ${car} gives back ${plural(cards, 'card', 'cards')} and is repaired`,
  treated: (car) => `    the driver of ${car} is well again`,
  fuelled: (car, litres) => `    ${car} gets ${litres} l`,
  onVerge: (car) => `    ${car} waits beside the track for room`,
  fine: (litres) => `    a fine of ${litres} l`,
  wins: (car, day) => `    Dakar! ${car} wins the rally on day ${day}.`,
  standings: 'Standings',
  standing: (place, car, where, fuel) => `${place}. ${car}, ${where}, ${fuel} l`,
}

const FR: Words = {
  car: (seat) => `la voiture ${seat + 1}`,
  place: (km, name) => (name === '' ? `au km ${km}` : `à ${name} (km ${km})`),
  title: (players, seed) => `Paris-Dakar, d'Alger à Dakar : ${plural(players, 'voiture', 'voitures')}, graine ${seed}`,
  first: (car) => `Le sort désigne ${car} pour partir la première.`,
  day: (day) => `Jour ${day}`,
  spins: (car, number) => `  ${car} tire un ${number}`,
  spinsFor: {
    extra: (car, number) => `    ${car} rejoue : ${number}`,
    truck: (car, number) => `  ${car} tire un ${number} pour la dépanneuse`,
    helicopter: (car, number) => `  ${car} tire un ${number} pour l'hélicoptère`,
    fuel: (car, number) => `    ${car} tire un ${number} pour l'essence`,
  },
  full: (car) => `    ${car} garde son allure`,
  reduced: (car) => `    ${car} ralentit`,
  surcharge: (litres) => `    l'allure coûte ${litres} l`,
  drives: (place) => `    arrive ${place}`,
  sentOn: (place) => `    file jusqu'${place}`,
  sentBack: (place) => `    renvoyée ${place}`,
  cut: {
    control: '    le poste de contrôle arrête la voiture',
    halfway: '    mi-parcours : arrêt pour tout le monde',
    finish: "    la ligne d'arrivée est franchie",
    traffic: '    deux voitures occupent la place',
  },
  stays: { reducedToZero: '    trop lente pour avancer', blocked: '    deux voitures barrent la piste' },
  fee: (town, litres) => `    ${town} prend ${litres} l`,
  exchange: (returned, received) => `    rend ${returned} l et reçoit ${received} l`,
  colour: { green: 'vert', red: 'rouge', black: 'noir' },
  gains: (litres) => `    gagne ${litres} l`,
  pays: (litres) => `    paie ${litres} l`,
  shortBank: (given) => `    la banque n'a plus que ${given} l`,
  draws: (count, now) => `    ${plural(count, 'carte panne', 'cartes panne')}, en tout ${now}`,
  gives: (count, now) => `    rend ${plural(count, 'carte panne', 'cartes panne')}, reste ${now}`,
  willMiss: (turns) => `    passera ${plural(turns, 'tour', 'tours')}`,
  misses: (car) => `  ${car} passe son tour`,
  waits: (car) => `  ${car} attend les secours`,
  shortage: (car, need, fuel) => `    ${car} est en panne d'essence : il faut ${need} l, il reste ${fuel} l`,
  calls: {
    truck: (car) => `    ${car} appelle la dépanneuse`,
    helicopter: (car) => `    ${car} appelle l'hélicoptère`,
  },
  queues: (car) => `    ${car} doit attendre les secours`,
  truckMoves: (place) => `    la dépanneuse roule jusqu'${place}`,
  truckArrives: '    la dépanneuse est là',
  flies: (place) => `    l'hélicoptère est ${place}`,
  helicopterArrives: "    l'hélicoptère se pose",
  shares: (car) => `    ${car}, sur la même case, profite des secours`,
  declines: (car) => `    ${car}, sur la même case, s'en passe`,
  repaired: (car, cards) => `    ${car} rend ${plural(cards, 'carte', 'cartes')}, la voilà réparée`,
  treated: (car) => `    l'équipage de ${car} est sur pied`,
  fuelled: (car, litres) => `    ${car} reçoit ${litres} l`,
  onVerge: (car) => `    ${car} attend de la place au bord de la piste`,
  fine: (litres) => `    une amende de ${litres} l`,
  wins: (car, day) => `    Dakar ! Victoire de ${car} au jour ${day}.`,
  standings: 'Classement',
  standing: (place, car, where, fuel) => `${place}. ${car}, ${where}, ${fuel} l`,
}

/** The words of each language. */
export const WORDS: Readonly<Record<Language, Words>> = { en: EN, fr: FR }
