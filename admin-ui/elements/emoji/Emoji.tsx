import { emojiAddress, giftAddress } from '@laurel/contract/browser/emoji.ts'
import { useState } from 'react'

/** The drawing of an emoji beside words that say the same. An emoji of the workspace alone is drawn as a gift. */
export const Emoji = ({ emoji }: { readonly emoji: string | null }) => {
  const [unknown, setUnknown] = useState<string | null>(null)
  const isKnown = emoji !== null && emoji !== '' && emoji !== unknown
  return (
    <img
      src={isKnown ? emojiAddress(emoji) : giftAddress}
      alt=""
      style={drawingStyle}
      onError={() => setUnknown(emoji)}
    />
  )
}

export const drawingStyle = { width: '1em', height: '1em', verticalAlign: '-0.1em' } as const
