import { CampaignId } from '@laurel/ledger/kernel/ids.ts'
import { slackCallerOf } from '../../../slack/app/slackCaller.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { type ButtonPressed, originOf } from '../../../slack/giving/buttonPressed.ts'
import { formDataOrReply, openForm } from '../../../slack/giving/openForm.ts'
import { nominationGiving } from './nominationGiving.ts'

/** Handles the button of a campaign: opens the form with the campaign chosen. */
export const nominatePressed =
  (laurel: SlackContext) =>
  async ({ ack, body, action, client, context }: ButtonPressed): Promise<void> => {
    await ack()
    const caller = slackCallerOf(context, body.user.id, client)
    const origin = originOf(body)
    const formData = await formDataOrReply(nominationGiving, laurel, caller, origin)
    if (!formData) return
    const campaignId = CampaignId.safeParse(action.value).data ?? null
    const draft = { ...nominationGiving.emptyDraft, campaignId }
    await openForm(nominationGiving, laurel, caller, formData, {
      triggerId: body.trigger_id,
      origin,
      draft,
      notes: [],
    })
  }
