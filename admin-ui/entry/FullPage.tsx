import { Brand } from './elements/Brand.tsx'
import styles from './FullPage.module.css'
import { text } from './text.ts'

/** A page with one thing to read. */
export const FullPage = ({ title }: { readonly title: string }) => (
  <main className={styles.page}>
    <title>{`${title} · ${text('signIn.laurel')}`}</title>
    <Brand size={44} />
    <h1 className={styles.title}>{title}</h1>
  </main>
)
