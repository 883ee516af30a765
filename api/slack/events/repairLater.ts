import { requestSync } from '../../team/slack/sync/workspaceSyncs.ts'
import { isSlackTrouble } from '../app/isSlackTrouble.ts'
import type { SlackContext } from '../app/slackDependencies.ts'

/** An event was taken and Slack did not answer what it made us ask: the whole workspace is read again instead. */
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
    log.warn({ err: error, newsId }, 'Slack gave no answer about a channel; its workspace is read again.')
    await requestSync(database, slackTeamId, `news ${newsId}`, clock())
  }
}
