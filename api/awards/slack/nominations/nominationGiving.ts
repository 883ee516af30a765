import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { CampaignId } from '@laurel/ledger/kernel/ids.ts'
import { fieldsOf } from '../../../slack/blocks/fieldsOf.ts'
import { escapeMrkdwn, mentionUser } from '../../../slack/blocks/mrkdwn.ts'
import { ensureMembers } from '../../../slack/giving/ensureMembers.ts'
import { type GivingKind, SavedDraft } from '../../../slack/giving/givingKind.ts'
import { givenMessage } from '../../../slack/giving/privateMessages.ts'
import { nominate } from '../../nominations/nominate.ts'
import { emptyNominationDraft, type NominationDraft } from './nominationDraft.ts'
import {
  isNominationFormData,
  loadNominationFormData,
  type NominationFormData,
} from './nominationFormData.ts'
import { campaignNamed, nominationField, nominationModal, nominationModalId } from './nominationModal.ts'
import {
  nominationProblemInWords,
  nominationRefusalInWords,
  nominationRejectionInWords,
} from './nominationWords.ts'
import { parseNomination } from './parseNomination.ts'

export type NominationTypes = {
  readonly formData: NominationFormData
  readonly draft: NominationDraft
  readonly complete: { readonly campaignId: CampaignId }
  readonly given: object
}

/** `/nominate`: members of a channel nominate each other in its campaigns. */
export const nominationGiving: GivingKind<NominationTypes> = {
  command: '/nominate',
  modalId: nominationModalId,
  openDraftActionId: 'openNominationDraft',
  confirmActionId: 'confirmNomination',
  idNames: {
    command: 'slack.nomination',
    draft: 'slack.nominationDraft',
    confirmed: 'slack.nomination.confirmed',
  },
  fields: { redrawn: [], place: 'nominationPlace' },
  emptyDraft: emptyNominationDraft,
  SavedDraft: SavedDraft.extend({ campaignId: CampaignId.nullable() }),
  help: (_context, speech) =>
    (['line', 'why', 'form', 'secret'] as const)
      .map(line => speech.text(`nominations.help.${line}`))
      .join('\n'),
  loadFormData: async (context, caller, slackChannelId) => {
    const formData = await loadNominationFormData(context, caller, slackChannelId)
    return isNominationFormData(formData) ? { formData } : { refusal: nominationRefusalInWords(formData) }
  },
  read: (text, formData) => {
    if (text.trim() === '') return { kind: 'empty' }
    const { recipients, message, problems } = parseNomination(text, formData.slackUserId)
    const campaignId = formData.usualCampaign?.campaignId ?? null
    const draft = { recipients, message, campaignId }
    if (problems.length === 0 && campaignId !== null)
      return { kind: 'complete', draft: { ...draft, campaignId } }
    const { speech } = formData
    const missing = campaignId === null ? [speech.text('nominations.problems.which')] : []
    return {
      kind: 'incomplete',
      draft,
      problems: [...problems.map(problem => nominationProblemInWords(problem, speech)), ...missing],
    }
  },
  costInWords: () => '',
  placeQuestion: () => undefined,
  modal: nominationModal,
  readForm: state => {
    const fields = fieldsOf(state)
    const chosen = fields[nominationField.campaign]?.selected_option?.value
    return {
      recipients: fields[nominationField.recipients]?.selected_users ?? [],
      message: fields[nominationField.message]?.value?.trim() ?? '',
      campaignId: CampaignId.safeParse(chosen).data ?? null,
    }
  },
  complete: (draft, formData) => {
    const { campaignId } = draft
    const { speech } = formData
    const errors: Record<string, string> = {}
    if (!campaignNamed(formData, campaignId))
      errors[nominationField.campaign] = speech.text('nominations.problems.which')
    if (draft.recipients.length !== 1)
      errors[nominationField.recipients] = speech.text('nominations.problems.whom')
    if (draft.message === '') errors[nominationField.message] = speech.text('nominations.problems.why')
    return campaignId === null || Object.keys(errors).length > 0
      ? { errors }
      : { draft: { ...draft, campaignId } }
  },
  submit: async ({ ledger, database, clock }, caller, formData, draft, commandId) => {
    const { teamId, client } = caller
    const members = await ensureMembers({ ledger, client, clock }, teamId, draft.recipients.slice(0, 1))
    const [nomineeId] = members.states.keys()
    if (nomineeId === undefined) return { kind: 'refused', rejection: { code: 'NO_RECIPIENTS' } }
    const intent = {
      id: commandId,
      teamId,
      actor: { kind: 'member', id: formData.giver.memberId } as const,
      occurredAt: clock(),
    }
    const outcome = await nominate({ ledger, database }, intent, {
      nominationId: derivedId('nomination', commandId),
      campaignId: draft.campaignId,
      nomineeId,
      message: draft.message,
    })
    return outcome.kind === 'rejected'
      ? { kind: 'refused', rejection: await members.named(outcome.rejection) }
      : { kind: 'given', position: outcome.position, given: {} }
  },
  givenAnswer: (formData, { recipients, campaignId }) => {
    const title = escapeMrkdwn(campaignNamed(formData, campaignId)?.title ?? '')
    const person = recipients.slice(0, 1).map(mentionUser).join('')
    return givenMessage(
      formData.speech.text('nominations.answers.nominated', { person, title }),
      formData.speech.text('nominations.answers.later'),
    )
  },
  rejectionInWords: nominationRejectionInWords,
  blockOf: ({ code }) =>
    code.startsWith('CAMPAIGN') ? nominationField.campaign : nominationField.recipients,
  unclear: 'nominations.form.unclear',
}
