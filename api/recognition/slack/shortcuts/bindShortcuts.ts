import type { App, GlobalShortcut, MessageShortcut } from '@slack/bolt'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { giveShortcutId, giveShortcutUsed } from './giveShortcut.ts'
import { thankForMessageId, thankForMessageUsed } from './thankForMessage.ts'

/** Binds the global shortcut and the message shortcut. */
export const bindShortcuts = (app: App, laurel: SlackContext): void => {
  app.shortcut<GlobalShortcut>({ callback_id: giveShortcutId, type: 'shortcut' }, giveShortcutUsed(laurel))
  app.shortcut<MessageShortcut>(
    { callback_id: thankForMessageId, type: 'message_action' },
    thankForMessageUsed(laurel),
  )
}
