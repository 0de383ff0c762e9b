// Runs on the pages of the account site that have a passkey button; everything else there works without scripts.

/** Asks the browser for a passkey, as the server's options say, and sends its answer with the form. */
const answerBy = async (form) => {
  const purpose = form.dataset.passkey;
  const asked = await fetch('/account/api/passkey-options', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ purpose }),
  });
  if (!asked.ok) throw new Error(`HTTP ${asked.status}`);
  const options = await asked.json();
  const credential =
    purpose === 'register'
      ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
      : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
  const { id, rawId, type, response } = credential.toJSON();
  const { clientDataJSON, attestationObject, authenticatorData, signature, userHandle, transports } = response;
  const parts =
    purpose === 'register'
      ? { clientDataJSON, attestationObject, transports }
      : { clientDataJSON, authenticatorData, signature, userHandle };
  form.elements.credential.value = JSON.stringify({ id, rawId, type, response: parts });
  form.submit();
};

if (window.PublicKeyCredential?.parseRequestOptionsFromJSON) {
  for (const form of document.querySelectorAll('form[data-passkey]')) {
    const [fault, button] = [form.querySelector('[role="alert"]'), form.querySelector('button')];
    form.hidden = false;
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      fault.hidden = true;
      button.disabled = true;
      try {
        await answerBy(form);
      } catch {
        fault.hidden = false;
        button.disabled = false;
      }
    });
  }
}
