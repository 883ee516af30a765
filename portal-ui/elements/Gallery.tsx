import { useState } from 'react'
import { useText } from '../messages/useText.ts'
import styles from './Gallery.module.css'
import { Picture } from './Picture.tsx'
import { TurnButton } from './TurnButton.tsx'
import { useStrip } from './useStrip.ts'

type GalleryProps = {
  /** What the images show, such as the name of the product. */
  readonly name: string
  readonly images: readonly string[]
}

/** The images of one thing, one at a time, with all of them below. Swipe, buttons and arrow keys turn it. */
export const Gallery = ({ name, images }: GalleryProps) => {
  const text = useText()

  const { ref, canGoBack, canGoOn, at, turn, show, onKeyDown } = useStrip(images.length)
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  const shown = images.length === 0 ? [null] : images
  const hasTurns = images.length > 1
  return (
    <section className={styles.gallery} aria-label={text('elements.gallery.images', { name })}>
      <ul className={styles.strip} ref={ref} onKeyDown={onKeyDown}>
        {shown.map((image, index) => (
          <li key={image ?? 'none'} className={styles.slide}>
            <Picture
              src={image}
              alt={
                hasTurns
                  ? text('elements.gallery.image', { name, number: index + 1, count: images.length })
                  : name
              }
              shape="square"
              isFirst={index === 0}
              onBroken={() => image !== null && setBroken(known => new Set(known).add(image))}
            />
          </li>
        ))}
      </ul>
      {hasTurns && (
        <div className={styles.turns}>
          <TurnButton
            way="back"
            label={text('elements.gallery.previous')}
            disabled={!canGoBack}
            onTurn={() => turn(-1)}
          />
          <ul className={styles.thumbs}>
            {images.map((image, index) => (
              <li key={image} className={styles.thumb}>
                <button
                  type="button"
                  className={styles.pick}
                  aria-label={text('elements.gallery.show', { number: index + 1, count: images.length })}
                  aria-current={index === at ? 'true' : undefined}
                  onClick={() => show(index)}
                >
                  {!broken.has(image) && (
                    <img src={image} alt="" width={52} height={52} loading="lazy" decoding="async" />
                  )}
                </button>
              </li>
            ))}
          </ul>
          <TurnButton
            way="on"
            label={text('elements.gallery.next')}
            disabled={!canGoOn}
            onTurn={() => turn(1)}
          />
        </div>
      )}
    </section>
  )
}
