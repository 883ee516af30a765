import { setTimeout as pause } from 'node:timers/promises'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import type { TestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { memberName } from '../company.ts'
import { restMilliseconds } from '../limits.ts'
import { Refused, type Wish } from './client.ts'

type Act = Pick<Wish, 'eventType'> & { readonly spec: string; readonly send: () => Promise<Outcome> }

/** What one giver does straight at the ledger: gives, and takes every other shoutout back and gives it again. */
export const ledgerWishes = (
  ledger: Ledger,
  team: TestTeam,
  clients: number,
  index: number,
): ((number: number) => Wish) => {
  const giver = memberName(index)

  const actOf = (number: number): Act => {
    const at = minuteOf(number)
    const first = number - (number % 4)
    const key = `worker ${index} command ${number % 4 === 3 ? number : first}`
    switch (number % 4) {
      case 1:
        return {
          eventType: 'ShoutoutRecalled',
          spec: `recall ${key}`,
          send: () => team.recall(giver, key, at, { act: `recall ${key}` }),
        }
      case 2:
        return {
          eventType: 'ShoutoutReinstated',
          spec: `reinstate ${key}`,
          send: () => team.reinstate(giver, key, { at, act: `reinstate ${key}` }),
        }
      default: {
        const recipient = memberName((index + 1 + (number % (clients - 1))) % clients)
        const send = () => team.give(giver, [recipient], 1, { key, at })
        return { eventType: 'ShoutoutGiven', spec: key, send }
      }
    }
  }

  return number => {
    const { eventType, spec, send } = actOf(number)
    return {
      commandId: derivedId('spec', 'crash', spec),
      eventType,
      send: async () => {
        await pause(restMilliseconds.ledger)
        const outcome = await send()
        if (outcome.kind === 'rejected') throw new Refused(`${spec}: ${outcome.rejection.code}`)
        await settle(ledger, outcome.events)
        return outcome.position
      },
    }
  }
}

/** Every command happens a minute after the one before, so that time windows close. */
const minuteOf = (number: number): Instant =>
  instantOf(new Date(Date.parse('2026-03-10T12:00:00.000Z') + number * 60_000))
