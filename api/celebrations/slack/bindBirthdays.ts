import type { App, BlockAction, ButtonAction } from '@slack/bolt'
import type { SlackContext } from '../../slack/app/slackDependencies.ts'
import { saveBirthdayPressed, skipBirthdayPressed } from './birthdayButtons.ts'
import {
  birthdayDayActionId,
  birthdayMonthActionId,
  birthdayPrivateActionId,
  saveBirthdayActionId,
  skipBirthdayActionId,
} from './birthdayQuestion.ts'

/** Binds the question for a birthday. */
export const bindBirthdays = (app: App, laurel: SlackContext): void => {
  // The choices arrive with the button.
  for (const actionId of [birthdayMonthActionId, birthdayDayActionId, birthdayPrivateActionId])
    app.action(actionId, ({ ack }) => ack())
  app.action<BlockAction<ButtonAction>>(saveBirthdayActionId, saveBirthdayPressed(laurel))
  app.action<BlockAction<ButtonAction>>(skipBirthdayActionId, skipBirthdayPressed(laurel))
}
