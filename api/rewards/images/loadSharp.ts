import type sharp from 'sharp'

type Sharp = typeof sharp

let loading: Promise<Sharp> | undefined

/** Loads the codecs with the first picture, since most processes never need them. */
export const loadSharp = (): Promise<Sharp> => {
  loading ??= import('sharp').then(({ default: loaded }) => {
    // Pictures are seldom uploaded, and calls of people come first.
    loaded.concurrency(1)
    loaded.cache(false)
    // Only the codecs of the accepted kinds may read: SVG, PDF and others can name further files.
    loaded.block({ operation: ['VipsForeignLoad'] })
    loaded.unblock({
      operation: [
        'VipsForeignLoadPng',
        'VipsForeignLoadJpeg',
        'VipsForeignLoadWebp',
        'VipsForeignLoadNsgif',
        'VipsForeignLoadHeif',
      ],
    })
    return loaded
  })
  return loading
}
