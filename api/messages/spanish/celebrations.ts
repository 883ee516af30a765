import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { celebrations as english } from '../english/celebrations.ts'

export const celebrations: TextsLike<typeof english> = {
  usual: {
    birthday: '¡Feliz cumpleaños, {name}!',
    anniversary:
      '¡Enhorabuena por 1 año en el equipo, {name}! |||| ¡Enhorabuena por %{smart_count} años en el equipo, {name}!',
    newHire: '¡Te damos la bienvenida al equipo, {name}!',
  },
  belated: 'Con retraso: %{message}',
  belatedBy:
    ':hourglass: Con %{smart_count} día de retraso |||| :hourglass: Con %{smart_count} días de retraso',
  occasions: {
    birthday: 'cumpleaños',
    anniversary: 'un año en el equipo |||| %{smart_count} años en el equipo',
    newHire: 'primer día',
  },
  question: {
    text: '¿Cuándo es tu cumpleaños? Nos encantaría celebrarlo contigo.',
    shown: ':birthday: *¿Cuándo es tu cumpleaños?* Nos encantaría celebrarlo contigo. El año queda para ti.',
    month: 'Mes',
    day: 'Día',
    private: 'Mantenerlo en privado',
    privateHint: 'Se celebra solo contigo.',
    save: 'Guardar',
    skip: 'Prefiero no decirlo',
    nothingChosen: 'Elige primero un mes y un día.',
    noSuchDay: '%{month} no tiene día %{day}: elige otro.',
    keptPrivate: '¡Gracias! Es el %{day}. No se lo decimos a nadie.',
    kept: '¡Gracias! Es el %{day}. Lo celebraremos contigo.',
    skipped: 'No pasa nada. No volveremos a preguntar pronto.',
    noMember:
      'Ya no eres miembro en Laurel, así que no se guardó nada. Si es un error, pregunta a la administración.',
  },
}
