import { derivedId } from '@laurel/ledger/values/derivedId.ts'
import type { AllMiddlewareArgs, SlackCommandMiddlewareArgs } from '@slack/bolt'
import type { SlackContext } from '../app/slackDependencies.ts'
import { tellPrivately } from '../app/tellPrivately.ts'
import { visitorOf } from '../app/visitorOf.ts'
import { refreshHome } from '../home/publishHome.ts'
import { keptTextAnswer } from '../shoutouts/answers.ts'
import type { Visitor } from '../shoutouts/givingDesk.ts'
import { messageLengthMax } from '../shoutouts/shoutoutText.ts'
import { awardedAnswer } from './awardAnswers.ts'
import type { AwardDesk } from './awardDesk.ts'
import { awardNamed } from './awardModal.ts'
import { type CompleteAward, emptyAwardDraft } from './awardText.ts'
import { awardProblemInWords, awardRejectionInWords } from './awardWords.ts'
import { type AwardFormOpening, awardDeskOrRefusal, offerAwardDraft, openAwardForm } from './openAwardForm.ts'
import { parseAward } from './parseAward.ts'
import { submitAward } from './submitAward.ts'

const helpText = [
  'Give a spot award: `/award @ann @ben Beacon what it is for`',
  '• The name of the award and the people come first, in either order.',
  '• `/award` alone opens a form that shows the awards and what they cost.',
  '• Managers of a channel give from their award allowance; admins for the company.',
].join('\n')

/** `/award …`: gives what is complete, opens the form for what is not. */
export const awardCommand =
  (laurel: SlackContext) =>
  async ({
    ack,
    command,
    client,
    context,
  }: SlackCommandMiddlewareArgs & AllMiddlewareArgs): Promise<void> => {
    if (command.text?.trim().toLowerCase() === 'help') return ack(helpText)
    await ack()
    const visitor = visitorOf(context, command.user_id, client)
    const origin = { slackChannelId: command.channel_id, responseUrl: command.response_url }
    const desk = await awardDeskOrRefusal(laurel, visitor, origin)
    if (!desk) return
    const opening = { triggerId: command.trigger_id, origin, draft: emptyAwardDraft, notes: [] }
    const parsed = parseAward(command.text ?? '', { giver: desk.slackUserId, awards: desk.awards })
    switch (parsed.kind) {
      case 'empty':
        return openAwardForm(laurel, visitor, desk, opening)
      case 'incomplete': {
        const notes = parsed.problems.map(awardProblemInWords)
        const { message } = parsed.draft
        if (message.length > messageLengthMax)
          await tellPrivately({ ...visitor, ...origin }, keptTextAnswer(message))
        return openAwardForm(laurel, visitor, desk, { ...opening, draft: parsed.draft, notes })
      }
      case 'complete': {
        const isPlaceOpen = desk.places.length > 1 && !desk.place
        if (isPlaceOpen && !awardNamed(desk, parsed.award.awardId)?.isPrivate) {
          const notes = ['You give no awards in this channel: choose where to tell it.']
          return openAwardForm(laurel, visitor, desk, { ...opening, draft: parsed.award, notes })
        }
        return giveAtOnce(laurel, visitor, desk, parsed.award, opening)
      }
    }
  }

const giveAtOnce = async (
  laurel: SlackContext,
  visitor: Visitor,
  desk: AwardDesk,
  award: CompleteAward,
  opening: AwardFormOpening,
): Promise<void> => {
  const commandId = derivedId('slack.award', visitor.slackTeamId, opening.triggerId)
  const awarded = await submitAward(laurel, visitor, desk, award, commandId)
  if (awarded.kind === 'refused') {
    const reason = awardRejectionInWords(awarded.rejection, desk)
    return offerAwardDraft(laurel, visitor, { ...opening, draft: award, notes: [reason] }, reason)
  }
  await tellPrivately({ ...visitor, ...opening.origin }, awardedAnswer(desk, award, awarded))
  await refreshHome(laurel, visitor, awarded.position)
}
