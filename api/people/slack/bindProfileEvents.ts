import type { App } from '@slack/bolt'
import type { WebClient } from '@slack/web-api'
import { isSlackTrouble } from '../../slack/app/isSlackTrouble.ts'
import { slackCallerOf } from '../../slack/app/slackCaller.ts'
import type { SlackContext } from '../../slack/app/slackDependencies.ts'
import { type ProfileSource, syncOneProfile, syncProfileFields } from './syncProfiles.ts'

/** Profile events of Slack. Slack sends none for a change of a custom field alone; the nightly sync finds those. */
export const bindProfileEvents = (app: App, laurel: SlackContext): void => {
  app.event('user_profile_changed', ({ event, client, context }) =>
    profileChanged(laurel, context, client, event.user.id),
  )
  app.event('team_profile_change', ({ client, context }) => {
    const { teamId } = slackCallerOf(context, '', client)
    return orTonight(laurel, () => syncProfileFields(sourceOf(laurel, client, teamId)))
  })
}

/** A person joined the workspace, or changed their profile. */
export const profileChanged = async (
  laurel: SlackContext,
  boltContext: object,
  client: WebClient,
  slackUserId: string,
): Promise<void> => {
  const { teamId } = slackCallerOf(boltContext, slackUserId, client)
  await orTonight(laurel, () => syncOneProfile(sourceOf(laurel, client, teamId), slackUserId))
}

const sourceOf = (
  { ledger, database, clock }: SlackContext,
  client: WebClient,
  teamId: ProfileSource['teamId'],
): ProfileSource => ({ ledger, database, client, teamId, occurredAt: clock() })

/** Leaves a profile to the nightly sync where Slack does not answer. */
const orTonight = async ({ log }: SlackContext, work: () => Promise<unknown>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!isSlackTrouble(error)) throw error
    log.warn({ err: error }, 'Slack gave no answer about a profile; it is read again in the night.')
  }
}
