import { z } from 'zod'
import { type GifSettings, gifProviders } from '../recognition/gifs/gifSettings.ts'

/** Which provider of GIFs is asked: one that is named, none, or, left out, the sandbox where it stands in for Slack. */
export const gifEnvironment = z.object({
  GIF_PROVIDER: z.enum([...gifProviders, 'off']).optional(),
  GIF_API_KEY: z.string().optional(),
  GIF_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  GIF_MEDIA_HOSTS: z
    .string()
    .transform(hosts => hosts.split(/[\s,]+/).filter(host => host !== ''))
    .pipe(
      z.array(z.string().regex(/^(\*\.)?[a-z0-9.-]+(:\d+)?$/, 'Name hosts alone, as in media.example.com.')),
    )
    .optional(),
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
