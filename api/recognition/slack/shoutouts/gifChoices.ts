import type { Attachment } from '@laurel/ledger/members/shoutouts/vocabulary.ts'
import type { AllMiddlewareArgs, SlackOptionsMiddlewareArgs } from '@slack/bolt'
import type { AnyBlock, PlainTextOption } from '@slack/types'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { pictureOf } from '../../../slack/blocks/picture.ts'
import { optionOf, plain } from '../../../slack/giving/formElements.ts'
import { gifWordsLengthMax } from '../../gifs/gifSearch.ts'
import type { ShoutoutFormData } from './shoutoutFormData.ts'
import type { GifChoice, ShoutoutDraft } from './shoutoutText.ts'

export const gifField = 'gif'

/** Replaces the id in a key that means the first GIF found. */
const first = '*'

/** The key contains the search words, because the provider finds a GIF again only by them. */
const gifOption = ({ words, gifId, title }: GifChoice): PlainTextOption =>
  optionOf(title, `${gifId ?? first} ${words.slice(0, gifWordsLengthMax).toWellFormed()}`)

/** The choice behind an option of the select. */
export const readGifOption = (
  option:
    | { readonly value: string; readonly text?: { readonly text: string } | undefined }
    | null
    | undefined,
): GifChoice | null => {
  const [key = '', ...rest] = option?.value.split(' ') ?? []
  const words = rest.join(' ')
  if (words === '') return null
  return { words, gifId: key === first ? null : key, title: option?.text?.text ?? words }
}

/** The field that searches GIFs, and the chosen GIF; empty without a provider. */
export const gifBlocks = (
  { gifProvider, speech }: Pick<ShoutoutFormData, 'gifProvider' | 'speech'>,
  { gif }: Pick<ShoutoutDraft, 'gif'>,
  preview: Attachment | null,
): AnyBlock[] => {
  if (gifProvider === undefined) return []
  return [
    {
      type: 'input',
      block_id: gifField,
      optional: true,
      dispatch_action: true,
      label: plain(speech.text('recognition.gif.label')),
      element: {
        type: 'external_select',
        action_id: gifField,
        min_query_length: 2,
        placeholder: plain(speech.text('recognition.gif.search', { provider: gifProvider })),
        ...(gif === null ? {} : { initial_option: gifOption(gif) }),
      },
    },
    ...pictureOf(speech, preview).map(block => ({ ...block, block_id: 'gifPreview' })),
  ]
}

type ChoicesAsked = SlackOptionsMiddlewareArgs<'block_suggestion'> & AllMiddlewareArgs

/** Answers a search for GIFs. */
export const gifChoicesAsked =
  ({ gifs, log }: SlackContext) =>
  async ({ ack, options: { value } }: ChoicesAsked): Promise<void> => {
    const words = value.trim()
    const findings = await gifs?.find(words)
    if (findings?.kind === 'trouble') log.warn({ problem: findings.problem }, 'The GIF search failed.')
    const found = findings?.kind === 'found' ? findings.gifs : []
    await ack({
      options: found.map(({ gifId, attachment }) => gifOption({ words, gifId, title: attachment.altText })),
    })
  }
