import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import { AwardId } from '@laurel/ledger/kernel/ids.ts'
import { fieldsOf } from '../../slack/blocks/fieldsOf.ts'
import type { AwardFormData } from './awardFormData.ts'
import { awardField, awardNamed } from './awardModal.ts'
import type { AwardDraft, CompleteAward } from './awardText.ts'
import { awardProblemInWords } from './awardWords.ts'

/** Reads a form that may be incomplete. */
export const readAwardForm = (state: unknown): AwardDraft => {
  const fields = fieldsOf(state)
  return {
    recipients: [...new Set(fields[awardField.recipients]?.selected_users ?? [])],
    awardId: AwardId.safeParse(fields[awardField.award]?.selected_option?.value).data ?? null,
    message: fields[awardField.message]?.value?.trim() ?? '',
  }
}

/** Completes a draft, or returns the errors of its fields. */
export const completeAwardForm = (
  draft: AwardDraft,
  formData: AwardFormData,
): { readonly award: CompleteAward } | { readonly errors: Readonly<Record<string, string>> } => {
  const { awardId } = draft
  const award = awardNamed(formData, awardId)
  const errors: Record<string, string> = {}
  if (draft.recipients.length === 0)
    errors[awardField.recipients] = awardProblemInWords({ code: 'NO_RECIPIENTS' }, formData.speech)
  if (!award) errors[awardField.award] = awardProblemInWords({ code: 'NO_AWARD' }, formData.speech)
  if (formData.places.length > 1 && !formData.place && !award?.isPrivate)
    errors[awardField.place] = formData.speech.text('awards.form.place')
  return awardId === null || Object.keys(errors).length > 0 ? { errors } : { award: { ...draft, awardId } }
}

/** The block that shows a rejection of the ledger. */
export const blockOfAwardRejection = ({ code }: LedgerRejection): string =>
  /RECIPIENT|^SELF/.test(code) ? awardField.recipients : awardField.award
