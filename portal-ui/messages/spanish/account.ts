import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { account as english } from '../english/account.ts'

export const account: TextsLike<typeof english> = {
  country: {
    advice: 'De él dependen las recompensas, las monedas y los envíos que se te ofrecen.',
    label: 'País',
    title: 'Elige tu país',
  },
  language: {
    advice: 'De él dependen el idioma en que ves Laurel y cómo se escriben los números y las fechas.',
    label: 'Idioma',
    title: 'Elige tu idioma',
  },
  birthday: {
    title: 'Mi cumpleaños',
    advice: 'Tu equipo lo celebra contigo. El año queda para ti.',
    month: 'Mes',
    day: 'Día',
    untold: 'Sin indicar',
    private: 'Mantenerlo en privado',
    privateAdvice: 'Se celebra solo contigo. La administración tampoco lo ve.',
  },
  data: {
    title: 'Mis datos',
    advice:
      'Un archivo con todo lo que Laurel guarda sobre ti: tu perfil, agradecimientos, puntos, recompensas, direcciones e inicios de sesión. Cada parte indica de dónde viene y cuánto tiempo se conserva.',
    keep: 'No compartas el archivo. Para corregir o borrar algo, pídelo a la administración.',
    saved: 'El archivo se ha guardado.',
    save: 'Guardar mis datos',
  },
  address: {
    name: 'Nombre completo',
    country: 'País',
    street: 'Calle y número',
    street2: 'Piso, puerta',
    city: 'Ciudad',
    phone: 'Teléfono',
    adding: 'Añadiendo…',
    add: 'Añadir dirección',
    none: 'No hay ninguna dirección de envío.',
    otherCountry: 'Ninguna de tus direcciones está en %{country}.',
    choose: 'Elige una dirección',
    manage: 'Gestionar direcciones',
    shipTo: 'Enviar a',
    title: 'Direcciones de envío',
    noneYet: 'Aún no has añadido ninguna dirección.',
    default: 'Predeterminada',
    makeDefault: 'Usar como predeterminada',
    makeDefaultOf: 'Usar como predeterminada: %{address}',
    delete: 'Eliminar',
    deleteOf: 'Eliminar: %{address}',
  },
  sessions: {
    title: 'Dónde tienes la sesión iniciada',
    advice: 'Cierra la sesión en todo lo que no reconozcas y avisa a la administración.',
    everywhere: 'Cerrar todas las sesiones',
    program: 'Un programa',
    lastUsed: 'Último uso: %{when}',
    current: 'Este navegador',
    signOut: 'Cerrar sesión',
    signOutOf: 'Cerrar sesión en %{name}',
  },
}
