import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { TeamSettingsChanges } from '@laurel/ledger/teams/settings.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { expect } from 'vitest'
import type { Person } from '../../sandbox/control/person.ts'
import { type SlackJourneyOptions, startSlackJourney } from './startSlackJourney.ts'

export const sleepless = { timeout: 10_000, interval: 20 }

/** What the modal of a person shows. */
export const blocksOf = (person: Person): string => JSON.stringify(person.view()?.blocks) ?? ''

/** Waits for a message that an action brings; answers its `ts`. */
export const appears = async (
  person: Person,
  channel: string,
  action: () => unknown,
  text: RegExp,
): Promise<string> => {
  const before = new Set(person.messagesIn(channel).map(message => message.ts))
  await action()
  const found = () =>
    person.messagesIn(channel).findLast(message => !before.has(message.ts) && text.test(message.text))
  await expect.poll(found, sleepless).toBeDefined()
  return found()?.ts ?? ''
}

/** The Slack app with three people, as specs of what they do there need them. */
export const startHabits = async (databaseUrl: string, options: SlackJourneyOptions = {}) => {
  const journey = await startSlackJourney(databaseUrl, options)
  const { sandbox, ledger, teamId } = journey
  const ids = Array.from({ length: 100 }, (_, index) => derivedId('habits', String(index))).values()
  const memberOf = async (slackUserId: string) => {
    const member = await ledger.member(teamId, memberIdOf(teamId, slackUserId))
    if (member.kind === 'unknown') throw new Error(`${slackUserId} is a member.`)
    return member
  }
  return {
    ...journey,
    anna: sandbox.as('U1'),
    ben: sandbox.as('U2'),
    cleo: sandbox.as('U3'),
    memberOf,
    set: async (changes: TeamSettingsChanges): Promise<void> => {
      const outcome = await ledger.handle({
        type: 'changeTeamSettings',
        id: ids.next().value ?? '',
        teamId,
        actor: { kind: 'system', id: 'journey' },
        occurredAt: new Date().toISOString(),
        data: { changes },
      })
      accepted(outcome)
      await journey.settled()
    },
    /** What a member may still give, and has to spend after all reactions. */
    left: async (slackUserId: string) => (await memberOf(slackUserId)).allowances.shoutout.points,
    redeemable: async (slackUserId: string) => {
      await journey.settled()
      return (await memberOf(slackUserId)).redeemable
    },
  }
}
