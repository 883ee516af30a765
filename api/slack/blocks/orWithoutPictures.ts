import { WebAPIPlatformError } from '@slack/web-api'

/** Slack's errors for a picture that it can't fetch, among other causes. */
const refusals = new Set(['invalid_blocks', 'invalid_arguments'])

/** Shows blocks. If Slack refuses them because it can't fetch a picture, shows them without pictures. */
export const orWithoutPictures = async <Block extends { readonly type: string }, Answer>(
  blocks: readonly Block[],
  show: (blocks: Block[]) => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await show([...blocks])
  } catch (error) {
    const others = blocks.filter(({ type }) => type !== 'image')
    const isRefused = error instanceof WebAPIPlatformError && refusals.has(error.data.error)
    if (!isRefused || others.length === blocks.length) throw error
    return show(others)
  }
}
