import { emojiAddress, giftAddress } from '@laurel/contract/browser/emoji.ts'
import { useState } from 'react'
import styles from './Emoji.module.css'

/** The drawing of an emoji beside words that say the same. An emoji of the workspace alone is drawn as a gift. */
export const Emoji = ({ emoji }: { readonly emoji: string | null }) => {
  const [unknown, setUnknown] = useState<string | null>(null)
  const isKnown = emoji !== null && emoji !== '' && emoji !== unknown
  return (
    <img
      className={styles.drawing}
      src={isKnown ? emojiAddress(emoji) : giftAddress}
      alt=""
      onError={() => setUnknown(emoji)}
    />
  )
}
