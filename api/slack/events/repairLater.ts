import { isSlackTrouble } from '../app/isSlackTrouble.ts'
import type { SlackContext } from '../app/slackDependencies.ts'
import { requestSync } from '../sync/workspaceSyncs.ts'

/** Schedules a sync of the whole workspace, because Slack did not answer a call that an event required. */
export const repairLater = async (
  { database, clock, log }: SlackContext,
  slackTeamId: string,
  newsId: string,
  work: () => Promise<void>,
): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!isSlackTrouble(error)) throw error
    log.warn({ err: error, newsId }, 'Slack did not answer about a channel; its workspace is synced again.')
    await requestSync(database, slackTeamId, `news ${newsId}`, clock())
  }
}
