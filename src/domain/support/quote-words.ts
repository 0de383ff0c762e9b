/** Phrases mail programs write into the text of an answer, in the languages people write; taken from the programs' own messages. */

/** Labels of the header block that Outlook and others put above a message they quote. */
const LABELS = {
  from: 'from|von|de|da|van|od|från|fra|lähettäjä|expéditeur|remitente|remetente|mittente|afzender|nadawca|feladó|odesílatel|差出人|送信者|发件人|寄件者|寄件人|發件人|от|от кого|від|kimden|gönderen|보낸 사람|보낸사람|발신|מאת|من|από|từ|จาก|de la',
  sent: "sent|date|sent at|gesendet|datum|envoyé|envoyé le|date d['’]envoi|enviado|enviado el|enviado em|enviada em|fecha|data|data de envio|inviato|verzonden|wysłano|data wysłania|skickat|sendt|dato|lähetetty|päivämäärä|küldve|dátum|odesláno|送信日時|日付|日時|发送时间|發送時間|发送日期|日期|时间|時間|寄件日期|傳送時間|отправлено|дата|дата отправки|надіслано|gönderilme|gönderildi|gönderme tarihi|tarih|보낸 날짜|날짜|נשלח|تم الإرسال|تاريخ الإرسال|التاريخ|στάλθηκε|εστάλη|ημερομηνία|đã gửi|ngày|ngày gửi|ส่งเมื่อ|ส่ง|วันที่|วันที่ส่ง|trimis|odoslané|poslano|изпратено",
  to: 'to|an|à|a|para|aan|do|dla|till|til|vastaanottaja|destinataire|destinatario|destinatário|címzett|komu|宛先|收件人|收件者|кому|kime|alıcı|받는 사람|받는사람|받은사람|수신|אל|إلى|προς|đến|tới|ถึง|către|catre|prima|до',
  subject:
    'subject|betreff|objet|sujet|asunto|assunto|oggetto|onderwerp|temat|ämne|emne|aihe|tárgy|předmět|件名|主题|主題|主旨|тема|konu|제목|נושא|الموضوع|θέμα|chủ đề|เรื่อง|หัวเรื่อง|ชื่อเรื่อง|subiect|predmet|относно',
  other:
    'cc|bcc|kopie|copie|copia|kopia|kopi|抄送|副本|копия|bilgi|참조|reply-to|reply to|antwort an|répondre à|responder a|rispondi a|attachments?|anlagen?|pièces jointes|importance|wichtigkeit|priority|priorität',
} as const;

export type HeaderLabel = keyof typeof LABELS;

const LABEL_LINE = new RegExp(
  `^[\\s*_]*(?:${Object.entries(LABELS)
    .map(([label, words]) => `(?<${label}>${words})`)
    .join('|')})[*_]*\\s?[:：][*_]*(?<value>.*)$`,
  'iu',
);

/** The label a line begins with, as in `From: Shop`, and its value; undefined where it begins with none. */
export const headerLabelOf = (line: string): { readonly label: HeaderLabel; readonly value: string } | undefined => {
  const groups = LABEL_LINE.exec(line.slice(0, 1000))?.groups;
  const label = (Object.keys(LABELS) as HeaderLabel[]).find((each) => groups?.[each] !== undefined);
  return label && { label, value: groups?.value?.trim() ?? '' };
};

/** Words with which the line above a quote begins: `On Mon, …`, `Am 2. Nov. …`. */
const LEADS =
  'on|am|le|el|il|il giorno|in data|em|no dia|a|op|w dniu|dnia|den|d\\.|på|pe|dne|v|la data de|pada|vào|στις|в|on|tarihinde|在|於|în|في|ในวันที่|เมื่อวันที่|เมื่อ|vào|ativado|activado|dnia|בתאריך|ב';

/** An address as programs write it beside a name. One right behind a word is a link that was made of the word. */
const ADDRESS = /(?:^|[\s(（"'“”،,、])[<[＜](?:mailto:)?[^\s<>[\]@]{1,64}@[^\s<>[\]@]{1,253}[>\]＞]/iu;

const YEAR_OR_DATE = /(?:^|\D)(?:19|20)\d\d(?:\D|$)|\d{1,2}[./-]\s?\d{1,2}[./-]\s?\d{2}/u;
const TIME = /(?:^|\D)\d{1,2}\s?[:.h時时点點시]\s?\d{2}(?:\D|$)|\d{1,2}\s?[時时点點시]|\d{1,2}\s?[ap]\.?m\.?/iu;

const ENDS = /[:：]\s*[-*_]*$|[-]{2,}$/u;

/** Characters; what is longer is no line of a program, and is not looked through. */
const LONGEST_ANNOUNCEMENT = 400;

/** The three ways such a line begins: by a word, by a day, and by a name with its address. */
const STARTS = new RegExp(
  `^(?:(?:${LEADS})[\\s,]|\\p{L}{2,14}[.,]{0,2}\\s?,?\\s*\\d{1,2}[.,\\s]|\\d{1,4}[年년./:-]|\\d{1,2}\\.?\\s\\p{L}{3,14}|\\p{L}{2,14},\\s\\p{L}{3,14}\\.?\\s\\d{1,2},|[^\\d:]{1,80}\\s(?:kirjoitti|skrev|napsal)\\s|[^\\d<＜]{0,100}[<＜](?:mailto:)?[^\\s<>@]+@[^\\s<>]+[>＞])`,
  'iu',
);

const WROTE =
  /wrote|schrieb|geschrieben|écrit|escribió|escribio|escreveu|scritto|scrisse|schreef|geschreven|napisał|pisze|skrev|kirjoitti|написал|пишет|пише|yazdı|写道|寫道|书写|のメール|のメッセージ|書きました|작성|쓴 글|írta|napsal|a scris|έγραψε|menulis|đã viết|כתב|كتب|เขียน/iu;

/** Whether a line can be the last of those that announce a quote. */
export const endsAnnouncement = (line: string): boolean => line.length <= LONGEST_ANNOUNCEMENT && ENDS.test(line);

/** Horde names no time, and Tuta puts no brackets around the address. */
const UNDATED =
  /^(?:zitat von|quoting|citando(?: a)?|citation de|citat från|citeren|cytowanie|citát|citace)\s[^\n]{0,200}[<＜][^\s<>@]+@[^\s<>]+[>＞]:$|^[^\n]{0,20}\d{4},?\s\d{1,2}:\d{2}\s\p{L}{1,5}\s[^\s@<>]+@[^\s@<>]+:$/iu;

/** Whether words are the line by which a program announces what it quotes. Where the quote is marked, one without an address counts too. */
export const announcesQuote = (words: string, isMarked: boolean): boolean => {
  const said = words
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .trim()
    .replace(/^[-*_\s]+/u, '');
  if (isMarked && said.length <= LONGEST_ANNOUNCEMENT && UNDATED.test(said)) return true;
  if (said.length > LONGEST_ANNOUNCEMENT || !ENDS.test(said) || !STARTS.test(said) || !YEAR_OR_DATE.test(said)) return false;
  return ADDRESS.test(said) ? WROTE.test(said) || TIME.test(said) : isMarked && TIME.test(said) && WROTE.test(said);
};

const BETWEEN_DASHES = /^\s*(?:[-_=*—]{2,}|>{0,3}-)\s*(\p{L}[^\n]{2,60}?)\s*[-_=*—:：]{1,}\s*$/u;

const ORIGINAL =
  /^(?:original (?:message|mail|e-?mail)|reply message|ursprüngliche (?:nachricht|mail|e-?mail)|original(?:-?nachricht|nachricht)|originalnachricht|message (?:d['’]origine|original|initial)|courriel original|mensaje original|mensagem original|messaggio originale|oorspronkelijk bericht|originele bericht|origineel bericht|wiadomość oryginalna|oryginalna wiadomość|ursprungligt meddelande|originalmeddelande|oprindelig (?:meddelelse|besked)|opprinnelig melding|alkuperäinen viesti|eredeti üzenet|původní zpráva|元のメッセージ|元のメール|original ?メッセージ|原始邮件|原始郵件|原邮件|исходное сообщение|оригинальное сообщение|orijinal mesaj|özgün ileti|asıl mesaj|원본 메시지|원본 메일|원본 이메일|הודעה מקורית)$/iu;

const FORWARDED =
  /forward|weitergeleitet|weiterleitung|transf[ée]r[ée]|réexpédié|reenviad|encaminhad|inoltrat|doorgestuurd|przekazan|vidarebefordra|videresen|välitetty|továbbított|přeposlan|转发|轉寄|轉發|転送|пересыла|пересланн|переадрес|iletilen|iletildi|전달|הועבר/iu;

const BEGINS_FORWARDED =
  /^\s*(?:begin forwarded message|anfang der weitergeleiteten (?:nachricht|e-?mail)|début du (?:message (?:réexpédié|transféré)|courriel transféré)|inicio del mensaje reenviado|início da mensagem (?:reencaminhada|encaminhada)|inizio messaggio inoltrato|begin doorgestuurd bericht|rozpoczęcie przekazywanej wiadomości|vidarebefordrat brev|start på videresendt besked|転送されたメッセージ|开始转发的邮件|開始轉寄郵件|начало переадресованного сообщения|iletilen ileti başlangıcı)\s*[:：]\s*$/iu;

/** Whether a line says that the message below it was passed on: it is there to be read. */
export const announcesForward = (line: string): boolean => {
  if (line.length > 120) return false;
  const between = BETWEEN_DASHES.exec(line)?.[1];
  return BEGINS_FORWARDED.test(line) || (between !== undefined && FORWARDED.test(between));
};

/** Whether a line says that the message answered stands below it, as in `-----Original Message-----`. */
export const announcesOriginal = (line: string): boolean =>
  line.length <= 120 && ORIGINAL.test(BETWEEN_DASHES.exec(line)?.[1]?.trim() ?? '');

/** Whether a line is nothing but a rule, drawn with dashes. */
export const isRule = (line: string): boolean => line.length <= 200 && /^\s*[-_=*—]{5,}\s*$/u.test(line);

/** Lines mail programs of telephones add by themselves. */
const FOOTERS =
  /^\s*(?:sent (?:from|via|with) |get outlook for |download outlook|von mein(?:em|er) .{2,40} gesendet|gesendet (?:von|mit) |diese nachricht wurde von mein|outlook für .{2,20} herunterladen|holen sie sich outlook|envoyé (?:de|depuis|à partir) |télécharge[rz] outlook|obtene[rz] outlook|enviado (?:desde|do|a partir|con|com) |obter o? ?outlook|inviato (?:da|dal) |scarica outlook|verzonden (?:vanaf|met|via) |verstuurd (?:vanaf|met) |wysłan[eo] z |skickat från |hämta outlook|sendt fra |hent outlook|iphoneから送信|androidから送信|发自|來自我的|отправлено (?:с|из) |.{2,40} gönderildi$|yahoo mail:? )/iu;

export const isDeviceFooter = (line: string): boolean => line.length <= 160 && FOOTERS.test(line);

/**
 * Words with which people say that what matters stands further down: an answer between the lines that no mark shows, or the mail they pass on. Then
 * nothing is folded.
 */
const DOWN =
  /\b(?:fyi|below|underneath|inline|in-line|interleaved|interspersed|forwarded|forwarding|(?:i|to|and|please) forward|fwd|z\. ?k|zur kenntnis|zur info(?:rmation)?|unten|untenstehend\w*|weitergeleitet\w*|weiter(?:leitung|leite)|ci-dessous|ci-après|pour (?:info|information)|transfère|abaixo|encaminho|reencaminho|abajo|más abajo|a continuación|reenvío|qui sotto|sotto|di seguito|inoltro|hieronder|onderstaand\w*|ter info(?:rmatie)?|doorgestuurd|poniżej|przekazuję|nedan|här under|vidarebefordra\w*|nedenfor|herunder|videresend\w*|aşağıda\w*|iletiyorum)(?!\p{L})|ниже|пересылаю|к сведению|以下|下記|転送|下面|如下|转发|轉寄|아래/iu;

/** `My answers are in red`: not the colour of a shirt. */
const COLOURED =
  /(?:answer|comment|repl|respon|antwort|kommentar|anmerk|répons|commentaire|respuesta|comentario|resposta|rispost|antwoord|opmerking|odpowied|svar|ответ|cevap|yanıt)[^\n]{0,60}\s(?:in|en|em|auf|na|med|i|nel|het)?\s?(?:red|blue|green|bold|colou?r|rot|blau|grün|fett|rouge|bleu|vert|gras|rojo|azul|verde|negrita|vermelho|negrito|rosso|blu|grassetto|rood|blauw|groen|czerwon|niebiesk|rött|blått|rødt|красн|синим|kırmızı|mavi)|(?:回答|返信|回复|回覆)[^\n]{0,20}(?:赤|青|红|紅|蓝|藍)/iu;

export const pointsDown = (words: string): boolean => DOWN.test(words) || COLOURED.test(words);
