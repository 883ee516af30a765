import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { AllMiddlewareArgs, SlackCommandMiddlewareArgs } from '@slack/bolt'
import { sendPrivately } from '../app/sendPrivately.ts'
import type { SlackCaller } from '../app/slackCaller.ts'
import { slackCallerOf } from '../app/slackCaller.ts'
import type { SlackContext } from '../app/slackDependencies.ts'
import { refreshHome } from '../home/publishHome.ts'
import { speechToCaller } from '../speech/findSpeech.ts'
import { withSharedPlace } from './channelMembers.ts'
import { groupQuestion } from './confirmGroup.ts'
import type { CompleteDraft, GivingKind, GivingTypes } from './givingKind.ts'
import { messageLengthMax } from './limits.ts'
import { type FormOpening, formDataOrReply, offerDraft, openForm, saveDraftAndReply } from './openForm.ts'
import { keptTextAnswer } from './privateMessages.ts'
import { type NamedGroups, readUserGroups } from './userGroups.ts'
import { withNames } from './withNames.ts'

/** Handles a command: gives if the line is complete, and opens the form if it is not. */
export const givingCommand =
  <Own extends GivingTypes>(givingKind: GivingKind<Own>, laurel: SlackContext) =>
  async ({
    ack,
    command,
    client,
    context,
  }: SlackCommandMiddlewareArgs & AllMiddlewareArgs): Promise<void> => {
    const caller = slackCallerOf(context, command.user_id, client)
    if (command.text?.trim().toLowerCase() === 'help')
      return ack(givingKind.help(laurel, await speechToCaller(laurel, caller)))
    await ack()
    const origin = { slackChannelId: command.channel_id, responseUrl: command.response_url }
    const loaded = await formDataOrReply(givingKind, laurel, caller, origin)
    if (!loaded) return
    const opening = { triggerId: command.trigger_id, origin, draft: givingKind.emptyDraft, notes: [] }
    const named = await readUserGroups(laurel, caller, command.text ?? '')
    const reading = givingKind.read(command.text ?? '', loaded, named.groups)
    if (reading.kind === 'empty') return openForm(givingKind, laurel, caller, loaded, opening)
    const formData = await withSharedPlace(laurel, caller.teamId, loaded, reading.draft.recipients)
    switch (reading.kind) {
      case 'incomplete': {
        const { problems: notes } = reading
        const message = await withNames(laurel, caller.teamId, reading.draft.message)
        const draft = { ...reading.draft, message }
        if (draft.message.length > messageLengthMax)
          await sendPrivately({ ...caller, ...origin }, keptTextAnswer(formData.speech, draft.message))
        return openForm(givingKind, laurel, caller, formData, { ...opening, draft, notes })
      }
      case 'complete': {
        const question = givingKind.placeQuestion(reading.draft, formData)
        if (question === undefined) {
          const offer = { ...opening, draft: reading.draft }
          return named.groups.size > 0
            ? askForGroup(givingKind, laurel, caller, formData, offer, named)
            : giveAtOnce(givingKind, laurel, caller, formData, reading.draft, opening)
        }
        const asking = { ...opening, draft: reading.draft, notes: [question] }
        return openForm(givingKind, laurel, caller, formData, asking)
      }
    }
  }

/** A user group may have more people than its name suggests, so that the giver confirms people and cost. */
const askForGroup = <Own extends GivingTypes>(
  givingKind: GivingKind<Own>,
  laurel: SlackContext,
  caller: SlackCaller,
  formData: Own['formData'],
  opening: FormOpening<Own>,
  { leftOutCount }: NamedGroups,
): Promise<void> => {
  const { confirmActionId, openDraftActionId } = givingKind
  const chosenChannelId = formData.sourceChannelId ?? formData.place?.settings.slackChannelId ?? undefined
  return saveDraftAndReply(givingKind, laurel, caller, { ...opening, chosenChannelId }, draftId =>
    groupQuestion(formData.speech, {
      recipients: opening.draft.recipients,
      cost: givingKind.costInWords(formData, opening.draft),
      leftOutCount,
      draftId,
      confirmActionId,
      openDraftActionId,
    }),
  )
}

const giveAtOnce = async <Own extends GivingTypes>(
  givingKind: GivingKind<Own>,
  laurel: SlackContext,
  caller: SlackCaller,
  formData: Own['formData'],
  draft: CompleteDraft<Own>,
  opening: FormOpening<Own>,
): Promise<void> => {
  const commandId = derivedId(givingKind.idNames.command, caller.slackTeamId, opening.triggerId)
  const outcome = await givingKind.submit(laurel, caller, formData, draft, commandId)
  if (outcome.kind === 'unsure')
    return saveDraftAndReply(givingKind, laurel, caller, { ...opening, draft }, outcome.questionFor)
  if (outcome.kind === 'refused') {
    const reason = givingKind.rejectionInWords(outcome.rejection, formData)
    return offerDraft(givingKind, laurel, caller, formData, { ...opening, draft, notes: [reason] }, reason)
  }
  const answer = givingKind.givenAnswer(formData, draft, outcome.given)
  await sendPrivately({ ...caller, ...opening.origin }, answer)
  await refreshHome(laurel, caller, outcome.position)
}
