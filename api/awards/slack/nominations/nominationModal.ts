import type { CampaignItem } from '@laurel/projections/awards/campaigns/queries.ts'
import type { AnyBlock, ModalView, PlainTextOption } from '@slack/types'
import { escapeMrkdwn } from '../../../slack/blocks/mrkdwn.ts'
import { messageBlock, noteBlocks, optionOf, plain } from '../../../slack/giving/formElements.ts'
import type { FormModel } from '../../../slack/giving/givingKind.ts'
import { calendarDayInWords } from '../../../slack/giving/wording.ts'
import type { NominationFormData } from './nominationFormData.ts'
import type { NominationDraft } from './nominationGiving.ts'

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
  title: plain('Nominate a colleague'),
  submit: plain('Nominate'),
  close: plain('Cancel'),
  blocks: [
    ...noteBlocks(notes),
    campaignBlock(formData, draft),
    nomineeBlock(draft),
    messageBlock({ field: nominationField.message, label: 'Why?', message: draft.message }),
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
    label: plain('Campaign'),
    element: {
      type: 'static_select',
      action_id: nominationField.campaign,
      placeholder: plain('Choose a campaign'),
      options: formData.campaigns.map(optionFor),
      ...(initial && { initial_option: optionFor(initial) }),
    },
  }
}

const optionFor = ({ title, campaignId }: CampaignItem): PlainTextOption => optionOf(title, campaignId)

/** A person is chosen as one of many in a list of one, so that the answer has the shape of other recipients. */
const nomineeBlock = ({ recipients }: NominationDraft): AnyBlock => ({
  type: 'input',
  block_id: nominationField.recipients,
  label: plain('Whom do you nominate?'),
  element: {
    type: 'multi_users_select',
    action_id: nominationField.recipients,
    placeholder: plain('Pick one colleague'),
    max_selected_items: 1,
    ...(recipients.length > 0 && { initial_users: recipients.slice(0, 1) }),
  },
})

const hintOf = (formData: NominationFormData, { campaignId }: NominationDraft): string => {
  const campaign = campaignNamed(formData, campaignId) ?? formData.usualCampaign
  const who = 'It is not announced who nominated whom.'
  return campaign
    ? `For the *${escapeMrkdwn(campaign.awardName ?? '')}* award, until ${calendarDayInWords(campaign.endDate)}. ${who}`
    : who
}
