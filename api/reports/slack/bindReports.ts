import { reportRhythms } from '@laurel/contract/reports/subscriptions.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { App, BlockAction, ButtonAction } from '@slack/bolt'
import { sendPrivately } from '../../slack/app/sendPrivately.ts'
import { slackCallerOf } from '../../slack/app/slackCaller.ts'
import type { SlackContext } from '../../slack/app/slackDependencies.ts'
import { type ButtonPressed, originOf } from '../../slack/giving/buttonPressed.ts'
import { plainAnswer } from '../../slack/giving/privateMessages.ts'
import { speechToCaller } from '../../slack/speech/findSpeech.ts'
import { unsubscribe } from '../subscriptions/subscriptionRows.ts'
import { endReportActionId } from './summaryMessage.ts'

/** Binds the button that ends reports by message. */
export const bindReports = (app: App, laurel: SlackContext): void => {
  app.action<BlockAction<ButtonAction>>(endReportActionId, endReportPressed(laurel))
}

const endReportPressed =
  (laurel: SlackContext) =>
  async ({ ack, body, action, client, context }: ButtonPressed): Promise<void> => {
    await ack()
    const caller = slackCallerOf(context, body.user.id, client)
    const rhythm = reportRhythms.find(each => each === action.value)
    const memberId = memberIdOf(caller.teamId, caller.slackUserId)
    if (rhythm) await unsubscribe(laurel.database, { teamId: caller.teamId, memberId }, rhythm)
    const speech = await speechToCaller(laurel, caller)
    const answer = speech.text(`reports.unsubscribed.${rhythm ?? 'such'}`)
    await sendPrivately({ ...caller, ...originOf(body) }, plainAnswer(answer))
  }
