import { InShort } from './InShort.tsx'
import { LegalContents } from './LegalContents.tsx'
import { LegalHead } from './LegalHead.tsx'
import styles from './LegalPage.module.css'
import type { LegalPart, LegalText } from './legalText.ts'

type LegalPageProps = { readonly text: LegalText; readonly other: LegalText }

/** A text to agree to, set to be read: what matters in short, then part by part. */
export const LegalPage = ({ text, other }: LegalPageProps) => (
  <>
    <title>{`${text.title} · Laurel`}</title>
    <LegalHead text={text} />
    <main className={styles.columns}>
      <LegalContents text={text} />
      <div className={styles.text}>
        <InShort sentences={text.inShort} />
        {text.parts.map(part => (
          <Part key={part.id} part={part} />
        ))}
        <p className={styles.end}>
          Read the <a href={other.path}>{other.title.toLowerCase()}</a>, too, or go{' '}
          <a href="/setup">back to adding Laurel</a>.
        </p>
      </div>
    </main>
  </>
)

const Part = ({ part: { id, title, paragraphs, list } }: { readonly part: LegalPart }) => (
  <section className={styles.part} id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {paragraphs.map(paragraph => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {list && (
      <ul>
        {list.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )}
  </section>
)
