import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { tellPrivately } from '../../../slack/app/tellPrivately.ts'
import { orWithoutPictures } from '../../../slack/blocks/orWithoutPictures.ts'
import { keepForADay } from '../../../slack/drafts/keptDrafts.ts'
import { type ModalOrigin, writeOrigin } from './modalOrigin.ts'
import { type PrivateMessage, plainAnswer, refusedAnswer } from './privateMessages.ts'
import type { Visitor } from './visitor.ts'
import type { KeptDraft, Terms, Vocabulary } from './vocabulary.ts'

export type FormOpening<Own extends Terms> = {
  readonly triggerId: string
  readonly origin: ModalOrigin
  readonly draft: Own['draft']
  readonly notes: readonly string[]
  /** The channel of Slack that was chosen in a form, where it is another than the one it was opened from. */
  readonly chosenChannelId?: string | undefined
}

/** Sets the desk of whoever asks, or tells them why there is none. */
export const deskOrRefusal = async <Own extends Terms>(
  vocabulary: Vocabulary<Own>,
  context: SlackContext,
  visitor: Visitor,
  origin: ModalOrigin,
): Promise<Own['desk'] | undefined> => {
  const answer = await vocabulary.setDesk(context, visitor, origin.slackChannelId)
  if ('desk' in answer) return answer.desk
  await tellPrivately({ ...visitor, ...origin }, plainAnswer(answer.refusal))
  return undefined
}

/**
 * Opens the form. A trigger lives for 3 seconds only: when it is gone the draft is kept and a button offers to open
 * the form again.
 */
export const openForm = async <Own extends Terms>(
  vocabulary: Vocabulary<Own>,
  context: SlackContext,
  visitor: Visitor,
  desk: Own['desk'],
  opening: FormOpening<Own>,
): Promise<void> => {
  const { triggerId, origin, draft, notes } = opening
  const view = await vocabulary.modal({ desk, draft, notes, privateMetadata: writeOrigin(origin) }, context)
  try {
    await orWithoutPictures(view.blocks, blocks =>
      visitor.client.views.open({ trigger_id: triggerId, view: { ...view, blocks } }),
    )
  } catch (error) {
    await offerDraft(vocabulary, context, visitor, opening, 'Slack did not open the form in time.')
    throw error
  }
}

/** Keeps a draft and offers to open the form with it. */
export const offerDraft = <Own extends Terms>(
  vocabulary: Vocabulary<Own>,
  context: SlackContext,
  visitor: Visitor,
  opening: FormOpening<Own>,
  reason: string,
): Promise<void> =>
  keepAndTell(vocabulary, context, visitor, opening, draftId =>
    refusedAnswer(reason, draftId, vocabulary.openDraftActionId),
  )

/** Keeps a draft and tells its giver something that is about it. */
export const keepAndTell = async <Own extends Terms>(
  { idNames }: Vocabulary<Own>,
  context: SlackContext,
  visitor: Visitor,
  { triggerId, origin, draft, notes, chosenChannelId }: FormOpening<Own>,
  messageFor: (draftId: string) => PrivateMessage,
): Promise<void> => {
  const draftId = derivedId(idNames.draft, visitor.slackTeamId, visitor.slackUserId, triggerId)
  const content: Own['draft'] & KeptDraft = {
    ...draft,
    recipients: [...draft.recipients],
    slackChannelId: chosenChannelId ?? origin.slackChannelId ?? null,
    notes: [...notes],
  }
  await keepForADay(context, visitor, draftId, content, context.clock())
  await tellPrivately({ ...visitor, ...origin }, messageFor(draftId))
}
