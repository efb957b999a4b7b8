-- Written by hand: the kind of the messages that are stored, from what was stored beside their texts. Where that says
-- nothing, from the text as it was when it was stored, which no later change of the copy touches.
update messages set kind = case
  when asks_step is not null and reply_to is null then 'greeting'
  when asks_step is not null then 'question'
  when answers_step is not null or reply_to is null then 'confirmation'
  when state = 'broken' then 'failed'
  when state = 'stopped' and content in ('Je n’avais encore rien écrit.', 'Réponse arrêtée avant le premier mot.')
    then 'unwritten'
  when content like '% Vos brouillons, tirés de votre profil, restent disponibles dès maintenant.' then 'failed'
  when content in (
    'C’est enregistré dans votre profil.',
    'D’accord, votre profil reste tel quel.',
    E'Votre profil a changé entre-temps\u202F: je n’y ai rien modifié. Redites-moi ce que vous souhaitez changer.',
    E'Votre profil a changé entre-temps\u00A0: je n’y ai rien modifié. Redites-moi ce que vous souhaitez changer.',
    E'Ce changement ne peut pas être enregistré\u202F: je n’ai rien modifié dans votre profil.',
    E'Ce changement ne peut pas être enregistré\u00A0: je n’ai rien modifié dans votre profil.'
  ) then 'decision'
  -- The space before its colon has changed.
  when content like 'Je suis là pour vous aider à rédiger vos e-mails de prospection, à préparer vos recherches de prospects et à affiner votre stratégie. Je rédige, vous relisez et vous envoyez_: je n’écris jamais moi-même à vos prospects.'
    then 'fixed'
  else 'answer'
end
where role = 'assistant';
