import { derivedId } from '@laurel/ledger/values/derivedId.ts'
import type { SlackContext } from '../app/slackDependencies.ts'
import { tellPrivately } from '../app/tellPrivately.ts'
import { plainAnswer, refusedAnswer } from './answers.ts'
import { saveDraft } from './drafts.ts'
import { type GivingDesk, isDesk, setDesk, type Visitor } from './givingDesk.ts'
import { type ModalOrigin, writeOrigin } from './modalOrigin.ts'
import { sentBeforeAnswer } from './sendAgain.ts'
import type { SentBefore } from './sentBefore.ts'
import { shoutoutModal } from './shoutoutModal.ts'
import type { ShoutoutDraft } from './shoutoutText.ts'
import { rejectionInWords } from './words.ts'

export type FormOpening = {
  readonly triggerId: string
  readonly origin: ModalOrigin
  readonly draft: ShoutoutDraft
  readonly notes: readonly string[]
  /** The channel of Slack that was chosen in a form, where it is another than the one it was opened from. */
  readonly chosenChannelId?: string | undefined
}

/** Sets the desk of whoever asks, or tells them why there is none. */
export const deskOrRefusal = async (
  context: SlackContext,
  visitor: Visitor,
  origin: ModalOrigin,
): Promise<GivingDesk | undefined> => {
  const desk = await setDesk(context, visitor, origin.slackChannelId)
  if (isDesk(desk)) return desk
  const noFigures = { team: { pointsName: 'points', timeZone: 'UTC' }, allowanceResetsAt: context.clock() }
  await tellPrivately({ ...visitor, ...origin }, plainAnswer(rejectionInWords(desk, noFigures)))
  return undefined
}

/**
 * Opens the form. A trigger lives for 3 seconds only: when it is gone the draft is kept and a button offers to open
 * the form again.
 */
export const openShoutoutForm = async (
  context: SlackContext,
  visitor: Visitor,
  desk: GivingDesk,
  { triggerId, origin, draft, notes }: FormOpening,
): Promise<void> => {
  const view = shoutoutModal({ desk, draft, notes, privateMetadata: writeOrigin(origin) })
  try {
    await visitor.client.views.open({ trigger_id: triggerId, view })
  } catch (error) {
    await offerDraft(
      context,
      visitor,
      { triggerId, origin, draft, notes },
      'Slack did not open the form in time.',
    )
    throw error
  }
}

/** Keeps a draft and offers to open the form with it. */
export const offerDraft = async (
  context: SlackContext,
  visitor: Visitor,
  opening: FormOpening,
  reason: string,
): Promise<void> => {
  const draftId = await keepDraft(context, visitor, opening)
  await tellPrivately({ ...visitor, ...opening.origin }, refusedAnswer(reason, draftId))
}

/** Keeps what was sent before and asks whether it is meant once more. */
export const askBeforeRepeating = async (
  context: SlackContext,
  visitor: Visitor,
  opening: FormOpening,
  sentBefore: SentBefore,
): Promise<void> => {
  const draftId = await keepDraft(context, visitor, opening)
  await tellPrivately(
    { ...visitor, ...opening.origin },
    sentBeforeAnswer(sentBefore, opening.draft.message, draftId),
  )
}

const keepDraft = async (
  context: SlackContext,
  visitor: Visitor,
  { triggerId, origin, draft, notes, chosenChannelId }: FormOpening,
): Promise<string> => {
  const draftId = derivedId('slack.draft', visitor.slackTeamId, visitor.slackUserId, triggerId)
  const { recipients, ...rest } = draft
  const content = {
    ...rest,
    recipients: [...recipients],
    slackChannelId: chosenChannelId ?? origin.slackChannelId ?? null,
    notes: [...notes],
  }
  await saveDraft(context, visitor, draftId, content, context.clock())
  return draftId
}
