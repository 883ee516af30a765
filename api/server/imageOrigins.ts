import type { ServeSettings } from './settings.ts'
import type { WorkspaceConnection } from './workspaceConnection.ts'

/** The origins that pages may load pictures from. */
export const imageOrigins = (
  { imageHosts = [], content }: Pick<ServeSettings, 'imageHosts' | 'content'>,
  workspace: Pick<WorkspaceConnection, 'imageOrigins'>,
): readonly string[] => [
  ...(workspace.imageOrigins ?? []),
  ...imageHosts.map(host => `https://${host}`),
  ...(content ? ['https://images.prismic.io'] : []),
]
