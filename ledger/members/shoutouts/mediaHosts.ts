import type { Attachment } from './vocabulary.ts'

/**
 * Whether a picture lies where pictures may be shown from: on a host by its name (`media.example.com`, with its port
 * where it has one), or on any host below one (`*.example.com`).
 */
export const isShownFrom = (
  { mediaUrl }: Pick<Attachment, 'mediaUrl'>,
  mediaHosts: readonly string[],
): boolean => {
  if (mediaUrl === null) return false
  const { host, username, password } = new URL(mediaUrl)
  if (username !== '' || password !== '') return false
  return mediaHosts.some(allowed =>
    allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed,
  )
}
