import type { Attachment } from '@laurel/ledger/members/shoutouts/vocabulary.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { within } from '../../../slack/app/within.ts'
import type { GifChoice } from './shoutoutText.ts'

/** The GIF that goes with a shoutout, or what to tell its giver: no shoutout waits for a picture. */
export type PickedGif = { readonly attachment: Attachment | null; readonly note: string | null }

/** What people read who ask for a GIF where nobody set a provider up. */
export const noGifsHere =
  'GIFs aren’t set up here, so it goes without one. Whoever runs Laurel can change that.'

export const pickGif = async (
  { gifs, log }: Pick<SlackContext, 'gifs' | 'log'>,
  choice: GifChoice | null,
): Promise<PickedGif> => {
  if (choice === null) return { attachment: null, note: null }
  if (!gifs) return { attachment: null, note: noGifsHere }
  const findings = await gifs.find(choice.words)
  if (findings.kind === 'trouble') {
    log.warn({ problem: findings.problem }, 'A shoutout goes without its GIF.')
    return {
      attachment: null,
      note: `${gifs.providerName} can’t be asked for a GIF at the moment, so it goes without one.`,
    }
  }
  const gif = findings.gifs.find(({ gifId }) => choice.gifId === null || gifId === choice.gifId)
  return gif
    ? { attachment: gif.attachment, note: null }
    : { attachment: null, note: `No GIF was found for “${choice.words}”, so it goes without one.` }
}

/** A form opens within 3 seconds or not at all. */
const previewPatienceMilliseconds = 1_000

/** The GIF that was chosen in a form, to be looked at before it is sent, where it comes soon. */
export const previewOf = async (
  { gifs }: Pick<SlackContext, 'gifs'>,
  choice: GifChoice | null,
): Promise<Attachment | null> => {
  if (!gifs || !choice || choice.gifId === null) return null
  const findings = await within(gifs.find(choice.words), previewPatienceMilliseconds)
  const found = findings?.kind === 'found' ? findings.gifs : []
  return found.find(({ gifId }) => gifId === choice.gifId)?.attachment ?? null
}
