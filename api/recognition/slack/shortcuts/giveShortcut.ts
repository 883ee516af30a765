import type { AllMiddlewareArgs, GlobalShortcut, SlackShortcutMiddlewareArgs } from '@slack/bolt'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { visitorOf } from '../../../slack/app/visitorOf.ts'
import { deskOrRefusal, openForm } from '../giving/openForm.ts'
import { emptyDraft } from '../shoutouts/shoutoutModal.ts'
import { shoutouts } from '../shoutouts/shoutouts.ts'

export const giveShortcutId = 'giveShoutout'

/** "Give a shoutout" from anywhere in Slack: an empty form. */
export const giveShortcutUsed =
  (laurel: SlackContext) =>
  async ({
    ack,
    shortcut,
    client,
    context,
  }: SlackShortcutMiddlewareArgs<GlobalShortcut> & AllMiddlewareArgs): Promise<void> => {
    await ack()
    const visitor = visitorOf(context, shortcut.user.id, client)
    const desk = await deskOrRefusal(shoutouts, laurel, visitor, {})
    if (!desk) return
    const opening = { triggerId: shortcut.trigger_id, origin: {}, draft: emptyDraft, notes: [] }
    await openForm(shoutouts, laurel, visitor, desk, opening)
  }
