import { z } from 'zod'
import { type GifSettings, gifProviders } from '../recognition/gifs/gifSettings.ts'

/** Which provider of GIFs is used. Unset, the sandbox provides them while it replaces Slack. */
export const gifEnvironment = z.object({
  GIF_PROVIDER: z
    .enum([...gifProviders, 'off'])
    .optional()
    .meta({
      description: 'The provider of GIFs for shoutouts, searched with its strictest content filter.',
      unset: 'the sandbox while it replaces Slack, otherwise off',
    }),
  GIF_API_KEY: z.string().optional().meta({
    description: 'Your key of that provider.',
    unset: 'none; required with a provider',
  }),
  GIF_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ description: 'The address of the provider’s API.', unset: 'the provider’s own' }),
  GIF_MEDIA_HOSTS: z
    .string()
    .transform(hosts => hosts.split(/[\s,]+/).filter(host => host !== ''))
    .pipe(
      z.array(z.string().regex(/^(\*\.)?[a-z0-9.-]+(:\d+)?$/, 'Name hosts alone, as in media.example.com.')),
    )
    .optional()
    .meta({
      description:
        'The hosts that pictures may come from, such as `media.example.com,*.example.com`. Pictures from other hosts ' +
        'are refused.',
      unset: 'the provider’s own',
    }),
})

/** Settings of the provider, `off`, or nothing where nothing was said. */
export const gifsIn = ({
  GIF_PROVIDER: provider,
  GIF_API_KEY: apiKey,
  GIF_API_URL: address,
  GIF_MEDIA_HOSTS: mediaHosts,
}: z.output<typeof gifEnvironment>): GifSettings | 'off' | undefined => {
  if (provider === undefined || provider === 'off') return provider
  return { provider, apiKey: apiKey ?? '', address: address?.replace(/\/+$/, ''), mediaHosts }
}

export const isKeyGiven = ({ GIF_PROVIDER, GIF_API_KEY }: z.output<typeof gifEnvironment>): boolean =>
  GIF_PROVIDER === undefined || GIF_PROVIDER === 'off' || GIF_API_KEY !== undefined
