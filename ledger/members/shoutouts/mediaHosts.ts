import type { Attachment } from './vocabulary.ts'

/**
 * Whether pictures of a host may be shown. The list holds names of hosts (`media.example.com`, with a port if
 * necessary) and patterns for all hosts below one (`*.example.com`).
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
