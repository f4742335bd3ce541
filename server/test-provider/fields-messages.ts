import type { CardField } from './card-entry.ts'

/** Errors of a card as typed, a sentence each. */
export interface CardErrorMessages {
  readonly numberShort: string
  readonly numberWrong: string
  readonly numberUnknown: string
  readonly expiryForm: string
  readonly expiryMonth: string
  readonly expiryPast: string
  readonly securityCode: string
  readonly name: string
}

/** Texts of the fields' script. */
export interface FieldsScriptMessages extends CardErrorMessages {
  readonly asking: string
  readonly noAnswer: string
  readonly approved: string
  readonly declined: string
  readonly codeMissing: string
  readonly codeChecking: string
  readonly codeUnsent: string
}

/** All texts of the hosted fields in a language. */
export interface FieldsMessages {
  readonly title: string
  readonly labels: Readonly<Record<CardField, string>>
  readonly hints: Readonly<Record<CardField, string>>
  readonly send: string
  /** Before the last digits of a stored card. */
  readonly stored: string
  readonly test: { readonly summary: string; readonly note: string }
  /** Behaviour of each test card, by number. */
  readonly cards: Readonly<Record<string, string>>
  readonly challenge: {
    readonly title: string
    readonly text: string
    readonly label: string
    readonly hint: string
    readonly confirm: string
  }
  readonly noScript: string
  /** Texts of the provider's own page, for payments by redirect. */
  readonly page: {
    readonly title: string
    readonly pay: string
    readonly back: string
    readonly waiting: string
  }
  readonly over: string
  readonly script: FieldsScriptMessages
}

const en: FieldsMessages = {
  title: 'Card details',
  labels: {
    number: 'Card number',
    expiry: 'Expiry date',
    securityCode: 'Security code',
    name: 'Name on the card',
  },
  hints: {
    number: '1234 5678 9012 3456',
    expiry: 'MM / YY',
    securityCode: '3 digits',
    name: 'As it is printed',
  },
  send: 'Send',
  stored: 'Your stored card',
  test: {
    summary: 'This is a test provider: cards that work',
    note: 'Any date ahead, any three digits and any name will do. No money moves.',
  },
  cards: {
    '4111111111111111': 'Approved',
    '4000000000000002': 'Declined',
    '4000000000009995': 'Not enough money',
    '4000000000000069': 'Card out of date, says the bank',
    '4000000000003220': 'Asks for a code: 1234',
    '4000000000000044': 'Approved after five seconds',
    '4000000000000127': 'The bank never answers',
  },
  challenge: {
    title: 'Your bank wants to know it is you',
    text: 'Type the code that it has sent you. For this test card it is 1234.',
    label: 'Code',
    hint: '4 digits',
    confirm: 'Confirm',
  },
  noScript: 'The card fields need JavaScript.',
  page: {
    title: 'Pay by card',
    pay: 'Pay',
    back: 'Back without paying',
    waiting: 'Asking your bank… this page goes on by itself.',
  },
  over: 'These card fields are no longer open. Go back to the order and start the payment again.',
  script: {
    numberShort: 'Type the whole number on the front of the card.',
    numberWrong: 'A digit is not right. Check the number against the card.',
    numberUnknown: 'This provider only takes its test cards; they are listed below.',
    expiryForm: 'Type month and year, such as 04\u00a0/\u00a029.',
    expiryMonth: 'There is no such month.',
    expiryPast: 'This card is out of date.',
    securityCode: 'Type the 3 digits on the back of the card.',
    name: 'Type the name as it is printed on the card.',
    asking: 'Asking your bank…',
    noAnswer: 'No answer has come back. The shop is asking what became of the payment; wait for it.',
    approved: 'Your bank said yes.',
    declined: 'Your bank said no.',
    codeMissing: 'Type the code.',
    codeChecking: 'Checking the code…',
    codeUnsent: 'The code could not be sent. Try again.',
  },
}

const fr: FieldsMessages = {
  title: 'Coordonnées de carte',
  labels: {
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    securityCode: 'Code de sécurité',
    name: 'Nom sur la carte',
  },
  hints: {
    number: '1234 5678 9012 3456',
    expiry: 'MM / AA',
    securityCode: '3 chiffres',
    name: 'Tel qu’il est imprimé',
  },
  send: 'Envoyer',
  stored: 'Votre carte enregistrée',
  test: {
    summary: 'Ceci est un prestataire de test\u00a0: les cartes qui fonctionnent',
    note: 'N’importe quelle date à venir, trois chiffres et un nom au choix conviennent. Aucun argent ne bouge.',
  },
  cards: {
    '4111111111111111': 'Acceptée',
    '4000000000000002': 'Refusée',
    '4000000000009995': 'Solde insuffisant',
    '4000000000000069': 'Carte expirée, selon la banque',
    '4000000000003220': 'Demande un code\u00a0: 1234',
    '4000000000000044': 'Acceptée après cinq secondes',
    '4000000000000127': 'La banque ne répond jamais',
  },
  challenge: {
    title: 'Votre banque veut s’assurer que c’est vous',
    text: 'Saisissez le code qu’elle vous a envoyé. Pour cette carte de test, c’est 1234.',
    label: 'Code',
    hint: '4 chiffres',
    confirm: 'Confirmer',
  },
  noScript: 'Les champs de carte ont besoin de JavaScript.',
  page: {
    title: 'Payer par carte',
    pay: 'Payer',
    back: 'Revenir sans payer',
    waiting: 'Votre banque est interrogée… cette page continue toute seule.',
  },
  over: 'Ces champs de carte ne sont plus ouverts. Revenez à la commande et recommencez le paiement.',
  script: {
    numberShort: 'Saisissez le numéro entier qui figure sur la carte.',
    numberWrong: 'Un chiffre est faux. Comparez le numéro avec la carte.',
    numberUnknown: 'Ce prestataire n’accepte que ses cartes de test, listées ci-dessous.',
    expiryForm: 'Saisissez le mois et l’année, par exemple 04\u00a0/\u00a029.',
    expiryMonth: 'Ce mois n’existe pas.',
    expiryPast: 'Cette carte a expiré.',
    securityCode: 'Saisissez les 3 chiffres au dos de la carte.',
    name: 'Saisissez le nom tel qu’il est imprimé sur la carte.',
    asking: 'Nous demandons à votre banque…',
    noAnswer:
      'Aucune réponse n’est revenue. Le site demande ce qu’est devenu le paiement\u00a0; attendez sa réponse.',
    approved: 'Votre banque a dit oui.',
    declined: 'Votre banque a dit non.',
    codeMissing: 'Saisissez le code.',
    codeChecking: 'Vérification du code…',
    codeUnsent: 'Le code n’a pas pu être envoyé. Réessayez.',
  },
}

const ar: FieldsMessages = {
  title: 'بيانات البطاقة',
  labels: {
    number: 'رقم البطاقة',
    expiry: 'تاريخ الانتهاء',
    securityCode: 'رمز الأمان',
    name: 'الاسم على البطاقة',
  },
  hints: {
    number: '1234 5678 9012 3456',
    expiry: 'MM / YY',
    securityCode: '3 أرقام',
    name: 'كما هو مطبوع',
  },
  send: 'إرسال',
  stored: 'بطاقتك المحفوظة',
  test: {
    summary: 'هذا مزوّد للتجربة: البطاقات التي تعمل',
    note: 'يصلح أي تاريخ لاحق وأي ثلاثة أرقام وأي اسم. لا تُنقل أي أموال.',
  },
  cards: {
    '4111111111111111': 'مقبولة',
    '4000000000000002': 'مرفوضة',
    '4000000000009995': 'الرصيد لا يكفي',
    '4000000000000069': 'يقول البنك إن البطاقة منتهية',
    '4000000000003220': 'تطلب رمزًا: 1234',
    '4000000000000044': 'مقبولة بعد خمس ثوانٍ',
    '4000000000000127': 'لا يجيب البنك أبدًا',
  },
  challenge: {
    title: 'يريد بنكك التأكد من أنك أنت',
    text: 'اكتب الرمز الذي أرسله إليك. لهذه البطاقة التجريبية هو 1234.',
    label: 'الرمز',
    hint: '4 أرقام',
    confirm: 'تأكيد',
  },
  noScript: 'تحتاج حقول البطاقة إلى JavaScript.',
  page: {
    title: 'الدفع بالبطاقة',
    pay: 'ادفع',
    back: 'العودة دون دفع',
    waiting: 'جارٍ سؤال مصرفك… تتابع هذه الصفحة وحدها.',
  },
  over: 'لم تعد حقول البطاقة هذه مفتوحة. عُد إلى الطلب وابدأ الدفع من جديد.',
  script: {
    numberShort: 'اكتب الرقم كاملًا كما هو على وجه البطاقة.',
    numberWrong: 'أحد الأرقام غير صحيح. قارن الرقم بالبطاقة.',
    numberUnknown: 'لا يقبل هذا المزوّد إلا بطاقات التجربة المذكورة أدناه.',
    expiryForm: 'اكتب الشهر والسنة، مثل \u206604\u00a0/\u00a029\u2069.',
    expiryMonth: 'لا يوجد شهر كهذا.',
    expiryPast: 'انتهت صلاحية هذه البطاقة.',
    securityCode: 'اكتب الأرقام الثلاثة على ظهر البطاقة.',
    name: 'اكتب الاسم كما هو مطبوع على البطاقة.',
    asking: 'نسأل بنكك…',
    noAnswer: 'لم يصل أي رد. يسأل المتجر عمّا آل إليه الدفع؛ انتظر جوابه.',
    approved: 'وافق بنكك.',
    declined: 'رفض بنكك.',
    codeMissing: 'اكتب الرمز.',
    codeChecking: 'نتحقق من الرمز…',
    codeUnsent: 'تعذّر إرسال الرمز. حاول مرة أخرى.',
  },
}

const es: FieldsMessages = {
  title: 'Datos de la tarjeta',
  labels: {
    number: 'Número de tarjeta',
    expiry: 'Fecha de caducidad',
    securityCode: 'Código de seguridad',
    name: 'Nombre en la tarjeta',
  },
  hints: {
    number: '1234 5678 9012 3456',
    expiry: 'MM / AA',
    securityCode: '3 cifras',
    name: 'Tal como está impreso',
  },
  send: 'Enviar',
  stored: 'Tu tarjeta guardada',
  test: {
    summary: 'Este es un proveedor de prueba: tarjetas que funcionan',
    note: 'Vale cualquier fecha futura, tres cifras y un nombre cualquiera. No se mueve dinero.',
  },
  cards: {
    '4111111111111111': 'Aceptada',
    '4000000000000002': 'Rechazada',
    '4000000000009995': 'Saldo insuficiente',
    '4000000000000069': 'El banco dice que está caducada',
    '4000000000003220': 'Pide un código: 1234',
    '4000000000000044': 'Aceptada a los cinco segundos',
    '4000000000000127': 'El banco no contesta nunca',
  },
  challenge: {
    title: 'Tu banco quiere comprobar que eres tú',
    text: 'Escribe el código que te ha enviado. Para esta tarjeta de prueba es 1234.',
    label: 'Código',
    hint: '4 cifras',
    confirm: 'Confirmar',
  },
  noScript: 'Los campos de la tarjeta necesitan JavaScript.',
  page: {
    title: 'Pagar con tarjeta',
    pay: 'Pagar',
    back: 'Volver sin pagar',
    waiting: 'Consultando a tu banco… esta página sigue sola.',
  },
  over: 'Estos campos ya no están abiertos. Vuelve al pedido y empieza el pago otra vez.',
  script: {
    numberShort: 'Escribe el número entero que aparece en la tarjeta.',
    numberWrong: 'Alguna cifra no es correcta. Compara el número con la tarjeta.',
    numberUnknown: 'Este proveedor solo acepta sus tarjetas de prueba, que están abajo.',
    expiryForm: 'Escribe el mes y el año, por ejemplo 04\u00a0/\u00a029.',
    expiryMonth: 'Ese mes no existe.',
    expiryPast: 'Esta tarjeta está caducada.',
    securityCode: 'Escribe las 3 cifras del reverso de la tarjeta.',
    name: 'Escribe el nombre tal como está impreso en la tarjeta.',
    asking: 'Preguntando a tu banco…',
    noAnswer:
      'No ha llegado ninguna respuesta. La tienda está preguntando qué ha pasado con el pago; espera a que conteste.',
    approved: 'Tu banco ha dicho que sí.',
    declined: 'Tu banco ha dicho que no.',
    codeMissing: 'Escribe el código.',
    codeChecking: 'Comprobando el código…',
    codeUnsent: 'No se ha podido enviar el código. Prueba otra vez.',
  },
}

const languages: Readonly<Record<string, FieldsMessages>> = { en, fr, ar, es }

/** One language of the fields: its tag, direction and texts. */
export interface FieldsLanguage {
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
  readonly messages: FieldsMessages
}

/**
 * The language of the fields for a page's language, with or without region; English if the provider does not have it.
 * @param languageTag of the framing page, or the first of an `Accept-Language`
 */
export function chooseLanguage(languageTag: string | null | undefined): FieldsLanguage {
  const language = /^[a-z]{2,3}/i.exec(languageTag?.trim() ?? '')?.[0].toLowerCase() ?? 'en'
  const tag = Object.hasOwn(languages, language) ? language : 'en'
  return { tag, direction: tag === 'ar' ? 'rtl' : 'ltr', messages: languages[tag] ?? en }
}
