import type { Attachment } from '@laurel/ledger/members/shoutouts/vocabulary.ts'
import type { Speech } from '../../../messages/speech.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { within } from '../../../slack/app/within.ts'
import type { GifChoice } from './shoutoutText.ts'

/** The GIF of a shoutout, or a note to the giver why there is none. A shoutout does not wait for a picture. */
export type PickedGif = { readonly attachment: Attachment | null; readonly note: string | null }

export const pickGif = async (
  { gifs, log }: Pick<SlackContext, 'gifs' | 'log'>,
  choice: GifChoice | null,
  speech: Speech,
): Promise<PickedGif> => {
  if (choice === null) return { attachment: null, note: null }
  if (!gifs) return { attachment: null, note: speech.text('recognition.gif.noneHere') }
  const findings = await gifs.find(choice.words)
  if (findings.kind === 'trouble') {
    log.warn({ problem: findings.problem }, 'A shoutout is given without its GIF.')
    return {
      attachment: null,
      note: speech.text('recognition.gif.away', { provider: gifs.providerName }),
    }
  }
  const gif = findings.gifs.find(({ gifId }) => choice.gifId === null || gifId === choice.gifId)
  return gif
    ? { attachment: gif.attachment, note: null }
    : { attachment: null, note: speech.text('recognition.gif.notFound', { words: choice.words }) }
}

/** A form has to open within 3 seconds. */
const previewPatienceMilliseconds = 1_000

/** The preview of the chosen GIF, if it is found in time. */
export const previewOf = async (
  { gifs }: Pick<SlackContext, 'gifs'>,
  choice: GifChoice | null,
): Promise<Attachment | null> => {
  if (!gifs || !choice || choice.gifId === null) return null
  const findings = await within(gifs.find(choice.words), previewPatienceMilliseconds)
  const found = findings?.kind === 'found' ? findings.gifs : []
  return found.find(({ gifId }) => gifId === choice.gifId)?.attachment ?? null
}
