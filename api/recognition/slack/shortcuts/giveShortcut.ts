import type { AllMiddlewareArgs, GlobalShortcut, SlackShortcutMiddlewareArgs } from '@slack/bolt'
import { slackCallerOf } from '../../../slack/app/slackCaller.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { formDataOrReply, openForm } from '../../../slack/giving/openForm.ts'
import { shoutoutGiving } from '../shoutouts/shoutoutGiving.ts'
import { emptyDraft } from '../shoutouts/shoutoutModal.ts'

export const giveShortcutId = 'giveShoutout'

/** Handles "Give a shoutout" from anywhere in Slack: opens an empty form. */
export const giveShortcutUsed =
  (laurel: SlackContext) =>
  async ({
    ack,
    shortcut,
    client,
    context,
  }: SlackShortcutMiddlewareArgs<GlobalShortcut> & AllMiddlewareArgs): Promise<void> => {
    await ack()
    const caller = slackCallerOf(context, shortcut.user.id, client)
    const formData = await formDataOrReply(shoutoutGiving, laurel, caller, {})
    if (!formData) return
    const opening = { triggerId: shortcut.trigger_id, origin: {}, draft: emptyDraft, notes: [] }
    await openForm(shoutoutGiving, laurel, caller, formData, opening)
  }
