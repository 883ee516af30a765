import { Children, type ReactNode } from 'react'
import { useText } from '../messages/useText.ts'
import styles from './Carousel.module.css'
import { TurnButton } from './TurnButton.tsx'
import { useStrip } from './useStrip.ts'

type CarouselProps = {
  readonly title: string
  /** A way to all of it, such as a link to the catalog. */
  readonly more?: ReactNode
  /** The slides; each has a key. */
  readonly children: ReactNode
}

/** A row of cards, five at a time, three on narrow screens. It never moves by itself. */
export const Carousel = ({ title, more, children }: CarouselProps) => {
  const text = useText()

  const slides = Children.toArray(children)
  const { ref, canGoBack, canGoOn, turn, onKeyDown } = useStrip(slides.length)
  const turns = canGoBack || canGoOn
  return (
    <section className={styles.carousel} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {more}
        {turns && (
          <div className={styles.turns}>
            <TurnButton
              way="back"
              label={text('states.carousel.earlier', { title })}
              disabled={!canGoBack}
              onTurn={() => turn(-1)}
            />
            <TurnButton
              way="on"
              label={text('states.carousel.more', { title })}
              disabled={!canGoOn}
              onTurn={() => turn(1)}
            />
          </div>
        )}
      </div>
      <ul className={styles.strip} ref={ref} onKeyDown={onKeyDown}>
        {slides.map((slide, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: React keyed the slide itself.
          <li key={at} className={styles.slide}>
            {slide}
          </li>
        ))}
      </ul>
    </section>
  )
}
