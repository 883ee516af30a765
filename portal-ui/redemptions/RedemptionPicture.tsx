import type { RedemptionType } from '@laurel/contract/rewards/redemption.ts'
import { useState } from 'react'
import { Emoji } from '../elements/Emoji.tsx'
import styles from './RedemptionItem.module.css'

type RedemptionPictureProps = {
  readonly type: RedemptionType
  readonly thumbnail: string | null
  readonly emoji: string | null
}

/** What was redeemed as a small picture; its emoji where the picture is gone. */
export const RedemptionPicture = ({ type, thumbnail, emoji }: RedemptionPictureProps) => {
  const [isBroken, setBroken] = useState(false)
  if (thumbnail === null || isBroken) return <Emoji emoji={emoji} />
  return (
    <img
      className={type === 'GIFT_CARD' ? styles.card : styles.thumbnail}
      src={thumbnail}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  )
}
