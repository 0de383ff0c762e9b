/**
 * A Content-Disposition that keeps an answer under a name, whatever the name holds (RFC 6266): in quotes what every browser reads, and the whole
 * of it encoded where that is more.
 */
export const attachmentNamed = (name: string): string => {
  // Half a character cannot be encoded.
  const whole = Buffer.from(name).toString();
  const plain = whole.replaceAll(/[^\w .+-]/gu, '-');
  const encoded = encodeURIComponent(whole).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"${plain === whole ? '' : `; filename*=UTF-8''${encoded}`}`;
};
