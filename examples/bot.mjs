#!/usr/bin/env node
// A bot for parc-ferme in JavaScript without a dependency: speaks the protocol, and takes a legal move that its view decides.
// Put your own driver into `choose`. Nothing but messages may go to the standard output; print to the standard error.
import { createInterface } from 'node:readline'

const PROTOCOL = { type: 'hello', protocol: 'parc-ferme/bot', version: 1 }

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`)

/** The index of a legal move; each has its notation and the move as an object. */
const choose = (game, view, legal) =>
  [...JSON.stringify(view)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, game.seat) %
  legal.length

let game = null

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.type === 'hello') say({ ...PROTOCOL, name: 'javascript starter' })
  else if (message.type === 'game') game = message
  else if (message.type === 'decide') {
    say({ type: 'move', id: message.id, index: choose(game, message.view, message.legal) })
  } else if (message.type === 'refused') {
    console.error(message.reason)
    say({ type: 'move', id: message.id, index: 0 })
  } else if (message.type === 'over') break
}
