import { QueryClient } from '@tanstack/react-query'
import { I18nContextProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { english as texts } from '../messages/english.ts'
import { createI18nProvider } from '../messages/i18nProvider.ts'
import { addTexts } from '../messages/shownTexts.ts'

addTexts(texts)

const provider = createI18nProvider(new QueryClient())

export const english = provider.translate

/** The texts, for elements that a spec renders by themselves. */
export const InEnglish = ({ children }: { readonly children: ReactNode }) => (
  <I18nContextProvider value={provider}>{children}</I18nContextProvider>
)
