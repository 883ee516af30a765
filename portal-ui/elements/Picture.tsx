import { useState } from 'react'
import { LaurelMark } from './LaurelMark.tsx'
import styles from './Picture.module.css'

type PictureProps = {
  readonly src: string | null
  /** Empty where words beside it say the same. */
  readonly alt?: string
  /** Its place is kept while it loads: `card` is 8 to 5, as gift cards are. */
  readonly shape?: 'card' | 'square'
  /** In sight as the page opens, so that it is fetched first. */
  readonly isFirst?: boolean
  readonly onBroken?: () => void
}

/** An image of a product in a place of a fixed shape; the wreath, where there is none or it does not load. */
export const Picture = ({ src, alt = '', shape = 'card', isFirst = false, onBroken }: PictureProps) => {
  const [broken, setBroken] = useState<string>()
  const isShown = src !== null && src !== '' && src !== broken
  return (
    <span className={[styles.picture, styles[shape]].join(' ')}>
      {isShown ? (
        <img
          className={styles.image}
          src={src}
          alt={alt}
          width={320}
          height={shape === 'card' ? 200 : 320}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => {
            setBroken(src)
            onBroken?.()
          }}
        />
      ) : (
        <span className={styles.none}>
          <LaurelMark size={40} />
          {alt !== '' && <span className="seen-by-readers-only">{alt}</span>}
        </span>
      )}
    </span>
  )
}
