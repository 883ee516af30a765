import type { CampaignItem } from '@laurel/projections/awards/campaigns/queries.ts'
import type { AnyBlock, ModalView, PlainTextOption } from '@slack/types'
import type { Speech } from '../../../messages/speech.ts'
import { escapeMrkdwn } from '../../../slack/blocks/mrkdwn.ts'
import { messageBlock, noteBlocks, optionOf, plain } from '../../../slack/giving/formElements.ts'
import type { FormModel } from '../../../slack/giving/givingKind.ts'
import type { NominationDraft } from './nominationDraft.ts'
import type { NominationFormData } from './nominationFormData.ts'

export const nominationModalId = 'nominate'

/** The fields. Block and action have the same name. */
export const nominationField = {
  campaign: 'nominationCampaign',
  recipients: 'nominee',
  message: 'nominationMessage',
} as const

export type NominationModal = FormModel<{
  readonly formData: NominationFormData
  readonly draft: NominationDraft
}>

/** The form of a nomination, filled from the draft. */
export const nominationModal = ({ formData, draft, notes, privateMetadata }: NominationModal): ModalView => ({
  type: 'modal',
  callback_id: nominationModalId,
  private_metadata: privateMetadata,
  title: plain(formData.speech.text('nominations.form.title')),
  submit: plain(formData.speech.text('nominations.nominate')),
  close: plain(formData.speech.text('giving.cancel')),
  blocks: [
    ...noteBlocks(notes),
    campaignBlock(formData, draft),
    nomineeBlock(draft, formData.speech),
    messageBlock({
      field: nominationField.message,
      label: formData.speech.text('nominations.form.why'),
      message: draft.message,
    }),
    {
      type: 'context',
      block_id: 'nominationHint',
      elements: [{ type: 'mrkdwn', text: hintOf(formData, draft) }],
    },
  ],
})

export const campaignNamed = (
  { campaigns }: NominationFormData,
  campaignId: string | null,
): CampaignItem | undefined => campaigns.find(campaign => campaign.campaignId === campaignId)

const campaignBlock = (formData: NominationFormData, { campaignId }: NominationDraft): AnyBlock => {
  const initial = campaignNamed(formData, campaignId) ?? formData.usualCampaign
  return {
    type: 'input',
    block_id: nominationField.campaign,
    label: plain(formData.speech.text('nominations.form.campaign')),
    element: {
      type: 'static_select',
      action_id: nominationField.campaign,
      placeholder: plain(formData.speech.text('nominations.form.chooseCampaign')),
      options: formData.campaigns.map(optionFor),
      ...(initial && { initial_option: optionFor(initial) }),
    },
  }
}

const optionFor = ({ title, campaignId }: CampaignItem): PlainTextOption => optionOf(title, campaignId)

/** A person is chosen as one of many in a list of one, so that the answer has the shape of other recipients. */
const nomineeBlock = ({ recipients }: NominationDraft, speech: Speech): AnyBlock => ({
  type: 'input',
  block_id: nominationField.recipients,
  label: plain(speech.text('nominations.form.nominee')),
  element: {
    type: 'multi_users_select',
    action_id: nominationField.recipients,
    placeholder: plain(speech.text('nominations.form.pickColleague')),
    max_selected_items: 1,
    ...(recipients.length > 0 && { initial_users: recipients.slice(0, 1) }),
  },
})

const hintOf = (formData: NominationFormData, { campaignId }: NominationDraft): string => {
  const campaign = campaignNamed(formData, campaignId) ?? formData.usualCampaign
  const { speech } = formData
  const hint = speech.text('nominations.form.hint')
  if (!campaign) return hint
  const about = speech.text('nominations.form.about', {
    award: escapeMrkdwn(campaign.awardName ?? ''),
    day: speech.calendarDay(campaign.endDate),
  })
  return `${about} ${hint}`
}
