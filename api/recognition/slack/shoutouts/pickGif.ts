import type { Attachment } from '@laurel/ledger/members/shoutouts/vocabulary.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { within } from '../../../slack/app/within.ts'
import type { GifChoice } from './shoutoutText.ts'

/** The GIF of a shoutout, or a note to the giver why there is none. A shoutout does not wait for a picture. */
export type PickedGif = { readonly attachment: Attachment | null; readonly note: string | null }

/** The note for a giver who asks for a GIF when no provider is set up. */
export const noGifsHere =
  'GIFs aren’t set up here, so it goes without one. An operator of Laurel can set them up.'

export const pickGif = async (
  { gifs, log }: Pick<SlackContext, 'gifs' | 'log'>,
  choice: GifChoice | null,
): Promise<PickedGif> => {
  if (choice === null) return { attachment: null, note: null }
  if (!gifs) return { attachment: null, note: noGifsHere }
  const findings = await gifs.find(choice.words)
  if (findings.kind === 'trouble') {
    log.warn({ problem: findings.problem }, 'A shoutout is given without its GIF.')
    return {
      attachment: null,
      note: `${gifs.providerName} can’t be reached at the moment, so the shoutout goes without a GIF.`,
    }
  }
  const gif = findings.gifs.find(({ gifId }) => choice.gifId === null || gifId === choice.gifId)
  return gif
    ? { attachment: gif.attachment, note: null }
    : { attachment: null, note: `No GIF was found for “${choice.words}”, so it goes without one.` }
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
