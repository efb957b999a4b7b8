-- wrk: each request asks for another path that does not exist.
local number = 0
request = function()
  number = number + 1
  return wrk.format("GET", "/unknown-" .. math.random(1000000000) .. "-" .. number)
end
