import { derivedId } from '@laurel/ledger/values/derivedId.ts'
import type { SlackContext } from '../app/slackDependencies.ts'
import { tellPrivately } from '../app/tellPrivately.ts'
import { plainAnswer, refusedAnswer } from '../shoutouts/answers.ts'
import type { Visitor } from '../shoutouts/givingDesk.ts'
import { type ModalOrigin, writeOrigin } from '../shoutouts/modalOrigin.ts'
import { type AwardDesk, isAwardDesk, setAwardDesk } from './awardDesk.ts'
import { saveAwardDraft } from './awardDrafts.ts'
import { awardModal } from './awardModal.ts'
import type { AwardDraft } from './awardText.ts'
import { noAwardDeskInWords } from './awardWords.ts'

export const openAwardDraftActionId = 'openAwardDraft'

export type AwardFormOpening = {
  readonly triggerId: string
  readonly origin: ModalOrigin
  readonly draft: AwardDraft
  readonly notes: readonly string[]
}

/** Sets the desk of whoever asks, or tells them why there is none. */
export const awardDeskOrRefusal = async (
  context: SlackContext,
  visitor: Visitor,
  origin: ModalOrigin,
): Promise<AwardDesk | undefined> => {
  const desk = await setAwardDesk(context, visitor, origin.slackChannelId)
  if (isAwardDesk(desk)) return desk
  await tellPrivately({ ...visitor, ...origin }, plainAnswer(noAwardDeskInWords(desk)))
  return undefined
}

/** Opens the form; when Slack would not, the draft is kept and a button offers to open it again. */
export const openAwardForm = async (
  context: SlackContext,
  visitor: Visitor,
  desk: AwardDesk,
  opening: AwardFormOpening,
): Promise<void> => {
  const { triggerId, origin, draft, notes } = opening
  const view = awardModal({ desk, draft, notes, privateMetadata: writeOrigin(origin) })
  try {
    await visitor.client.views.open({ trigger_id: triggerId, view })
  } catch (error) {
    await offerAwardDraft(context, visitor, opening, 'Slack did not open the form in time.')
    throw error
  }
}

/** Keeps a draft and offers to open the form with it. */
export const offerAwardDraft = async (
  context: SlackContext,
  visitor: Visitor,
  { triggerId, origin, draft, notes }: AwardFormOpening,
  reason: string,
): Promise<void> => {
  const draftId = derivedId('slack.awardDraft', visitor.slackTeamId, visitor.slackUserId, triggerId)
  const content = {
    ...draft,
    recipients: [...draft.recipients],
    slackChannelId: origin.slackChannelId ?? null,
    notes: [...notes],
  }
  await saveAwardDraft(context, visitor, draftId, content, context.clock())
  await tellPrivately({ ...visitor, ...origin }, refusedAnswer(reason, draftId, openAwardDraftActionId))
}
