import styles from './InShort.module.css'

type InShortProps = { readonly sentences: readonly string[] }

/** What matters most, for people who read no further. */
export const InShort = ({ sentences }: InShortProps) => (
  <section className={styles.card} aria-labelledby="in-short">
    <h2 className={styles.title} id="in-short">
      In short
    </h2>
    <ul className={styles.sentences}>
      {sentences.map(sentence => (
        <li key={sentence}>
          <svg className={styles.tick} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M9 16.200 4.800 12l-1.400 1.400L9 19 21 7l-1.400-1.400z" fill="currentColor" />
          </svg>
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  </section>
)
