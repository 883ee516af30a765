import type { ReactNode } from 'react'
import { Brand } from './elements/Brand.tsx'
import { Wreath } from './elements/Wreath.tsx'
import styles from './SignInFrame.module.css'
import { text } from './text.ts'

type SignInFrameProps = { readonly title: string; readonly children: ReactNode }

/** The way in: what Laurel is on one side, what to do on the other. */
export const SignInFrame = ({ title, children }: SignInFrameProps) => (
  <div className={styles.frame}>
    <title>{`${title} · ${text('signIn.laurel')}`}</title>
    <div className={styles.side}>
      <Brand withName />
      <Wreath />
      <div className={styles.claim}>
        <p className={styles.words}>{text('signIn.goodWorkDeservesTo')}</p>
        <p className={styles.sentence}>{text('signIn.thankEachOtherIn')}</p>
      </div>
    </div>
    <main className={styles.main}>
      <div className={styles.column}>
        <div className={styles.brand}>
          <Brand withName />
        </div>
        {children}
      </div>
    </main>
  </div>
)

type HeadProps = { readonly title: string; readonly sentence?: string }

/** What the page is for. */
export const Head = ({ title, sentence }: HeadProps) => (
  <div>
    <h1>{title}</h1>
    {sentence !== undefined && <p className={styles.lead}>{sentence}</p>}
  </div>
)
