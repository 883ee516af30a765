import type { AllMiddlewareArgs, SlackOptionsMiddlewareArgs } from '@slack/bolt'
import { slackCallerOf } from '../../../slack/app/slackCaller.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { optionsMax } from '../../../slack/giving/formElements.ts'
import { valueOption } from './shoutoutModal.ts'

type ChoicesAsked = SlackOptionsMiddlewareArgs<'block_suggestion'> & AllMiddlewareArgs

/** Answers a search among more values than a select holds. */
export const valueChoicesAsked =
  ({ ledger }: SlackContext) =>
  async ({ ack, options, body, client, context }: ChoicesAsked): Promise<void> => {
    const team = await ledger.team(slackCallerOf(context, body.user.id, client).teamId)
    const values = team.kind === 'known' ? team.values : []
    await ack({ options: valuesMatching(values, options.value).map(valueOption) })
  }

/** Values that begin with the search come first, then those that contain it. */
export const valuesMatching = (values: readonly string[], typed: string): string[] => {
  const wanted = typed.trim().replace(/^#/, '').toLowerCase()
  const places = values.map(value => ({ value, at: value.toLowerCase().indexOf(wanted) }))
  return [...places.filter(({ at }) => at === 0), ...places.filter(({ at }) => at > 0)]
    .slice(0, optionsMax)
    .map(({ value }) => value)
}
